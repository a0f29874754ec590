import type { Language } from '../../../domain/languages.ts';
import type { Credentials, Recognised } from './credentials.ts';
import type {
  LoginOutcome,
  OpeningOutcome,
  RefusedLoginFacts,
  RegisterFacts,
  RegisterOutcome,
} from './facts.ts';
import { readLogin, readRegistration, type LoginForm, type RegisterForm } from './forms.ts';
import { networkAddress } from '../../../throttle/network-address.ts';

/** A form's screen in one of its states. */
export type FormScreen =
  { route: 'login'; facts: RefusedLoginFacts } | { route: 'register'; facts: RegisterFacts };

/** A posted form: its screen when it is refused, and the attempt that it makes where nothing is wrong with it. */
export interface PostedForm {
  refused: (outcome: OpeningOutcome) => FormScreen;
  attempt: (() => Promise<Recognised | { ok: false; screen: FormScreen }>) | undefined;
}

/** The login form, ready to be attempted. */
export function postedLogin(body: LoginForm, ip: string, { login }: Credentials): PostedForm {
  const { content, complete } = readLogin(body);
  const screen = (outcome: LoginOutcome): FormScreen => ({
    route: 'login',
    facts: { ...outcome, ...content },
  });
  const attempt = async ({ emailNormalised, password }: NonNullable<typeof complete>) => {
    const attempted = await login(emailNormalised, password, networkAddress(ip));
    return attempted.ok ? attempted : { ok: false as const, screen: screen(attempted.outcome) };
  };
  return { refused: screen, attempt: complete && (() => attempt(complete)) };
}

/** The register form, ready to be attempted. */
export function postedRegistration(
  body: RegisterForm,
  ip: string,
  language: Language,
  { register }: Credentials,
): PostedForm {
  const { content, complete } = readRegistration(body);
  const screen = (outcome: RegisterOutcome): FormScreen => ({
    route: 'register',
    facts: { ...outcome, ...content },
  });
  const attempt = async (newcomer: NonNullable<typeof complete>) => {
    const attempted = await register(newcomer, language, networkAddress(ip));
    return attempted.ok ? attempted : { ok: false as const, screen: screen(attempted.outcome) };
  };
  return { refused: screen, attempt: complete && (() => attempt(complete)) };
}
