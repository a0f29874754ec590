import type { Language } from '../../../domain/languages.ts';
import type { Credentials, Recognised } from './credentials.ts';
import type { LoginOutcome, OpeningOutcome, RegisterOutcome } from './facts.ts';
import { readLogin, readRegistration, type LoginForm, type RegisterForm } from './forms.ts';
import { addressOf } from '../throttle.ts';
import type { FormPage } from './visit.ts';

/** One form: how its screen looks when it is refused, and the attempt it makes where nothing is wrong with it. */
export interface PostedForm {
  refused: (outcome: OpeningOutcome) => FormPage;
  attempt: (() => Promise<Recognised | { ok: false; page: FormPage }>) | undefined;
}

/** The login form, ready to be tried. */
export function postedLogin(body: LoginForm, ip: string, { login }: Credentials): PostedForm {
  const { content, complete } = readLogin(body);
  const page = (outcome: LoginOutcome): FormPage => ({ route: 'login', facts: { ...outcome, ...content } });
  const attempt = async ({ emailNormalised, password }: NonNullable<typeof complete>) => {
    const attempted = await login(emailNormalised, password, addressOf(ip));
    return attempted.ok ? attempted : { ok: false as const, page: page(attempted.outcome) };
  };
  return { refused: page, attempt: complete && (() => attempt(complete)) };
}

/** The register form, ready to be tried. */
export function postedRegistration(
  body: RegisterForm,
  ip: string,
  language: Language,
  { register }: Credentials,
): PostedForm {
  const { content, complete } = readRegistration(body);
  const page = (outcome: RegisterOutcome): FormPage => ({
    route: 'register',
    facts: { ...outcome, ...content },
  });
  const attempt = async (newcomer: NonNullable<typeof complete>) => {
    const attempted = await register(newcomer, language, addressOf(ip));
    return attempted.ok ? attempted : { ok: false as const, page: page(attempted.outcome) };
  };
  return { refused: page, attempt: complete && (() => attempt(complete)) };
}
