import type { Language } from '../../../domain/languages.ts';
import type { Credentials, LoginAttempt, Recognised } from './credentials.ts';
import type {
  LoginOutcome,
  OpeningOutcome,
  RefusedLoginFacts,
  RegisterFacts,
  RegisterOutcome,
} from './facts.ts';
import { readLogin, readRegistration, type LoginForm, type RegisterForm } from './forms.ts';
import type { UsedUpLogin } from '../login-challenge/ask-for-login-code.ts';
import { networkAddress } from '../../../throttle/network-address.ts';

/** A form's screen in one of its states. */
export type FormScreen =
  { route: 'login'; facts: RefusedLoginFacts } | { route: 'register'; facts: RegisterFacts };

/** A posted form: its screen when it is refused, and the attempt that it makes where nothing is wrong with it. */
export interface PostedForm {
  refused: (outcome: OpeningOutcome) => FormScreen;
  attempt: (() => Promise<FormAttempt>) | undefined;
  /** What is kept of the address of a login that is refused. */
  keptEmail?: string;
}

/** What became of a form: a recognised person, the form once more, or a login for an address whose tries are used up. */
export type FormAttempt = Recognised | { ok: false; screen: FormScreen } | { ok: false; usedUp: UsedUpLogin };

/** The login form, ready to be attempted. */
export function postedLogin(body: LoginForm, ip: string, { logIn }: Credentials): PostedForm {
  const { content, complete, keptEmail } = readLogin(body);
  const screen = (outcome: LoginOutcome): FormScreen => ({
    route: 'login',
    facts: { ...outcome, ...content },
  });
  const attempt = async ({
    emailNormalised,
    password,
  }: NonNullable<typeof complete>): Promise<FormAttempt> => {
    const attempted = await logIn(emailNormalised, password, networkAddress(ip));
    if (attempted.ok) return attempted;
    if ('outcome' in attempted) return { ok: false, screen: screen(attempted.outcome) };
    return { ok: false, usedUp: { ...attempted.usedUp, email: content.values.email } };
  };
  return { refused: screen, attempt: complete && (() => attempt(complete)), keptEmail };
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
    if (attempted.ok) return attempted;
    const { outcome, passwordProblem: problem } = attempted;
    const problems = { ...content.problems, ...(problem !== undefined && { password: problem }) };
    return {
      ok: false as const,
      screen: { route: 'register' as const, facts: { ...outcome, ...content, problems } },
    };
  };
  return { refused: screen, attempt: complete && (() => attempt(complete)) };
}

/** The answer of a passkey, ready to be checked. */
export function postedPasskey(logIn: () => Promise<LoginAttempt>): PostedForm {
  const screen = (outcome: LoginOutcome): FormScreen => ({
    route: 'login',
    facts: { ...outcome, values: { email: '' }, problems: {} },
  });
  const attempt = async () => {
    const attempted = await logIn();
    return attempted.ok ? attempted : { ok: false as const, screen: screen(attempted.outcome) };
  };
  return { refused: screen, attempt };
}
