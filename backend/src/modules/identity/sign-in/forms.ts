import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { normalisedEmail, problemOfEmail } from '../../../domain/email.ts';
import { namesIn, problemOfFullName } from '../../../domain/person-name.ts';
import { CredentialAnswer } from '../passkeys/credentials.ts';
import type { LoginContent, RegisterContent } from './facts.ts';
import { keptAddress } from './kept-address.ts';
import { problemOfPassword } from './password-rules.ts';

export { problemOfEmail };

/** What was typed into a field, which a form may lack. */
export const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/** The login form as it is posted. A script may post the answer of a passkey in place of what was typed. */
export const LoginForm = Type.Object(
  { email: Typed, password: Typed, passkey: Type.Optional(CredentialAnswer) },
  { examples: [{ email: 'nora@demo.stillpoint.example', password: 'rest-easy-2026' }] },
);
export type LoginForm = Static<typeof LoginForm>;

/** The register form as it is posted. `suggestionSeen` is the address for which a suggestion was shown. */
export const RegisterForm = Type.Object(
  {
    fullname: Typed,
    email: Typed,
    password: Typed,
    marketingEmails: Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 10 })])),
    suggestionSeen: Typed,
  },
  {
    examples: [
      {
        fullname: 'Nora New',
        email: 'nora@demo.stillpoint.example',
        password: 'rest-easy-2026',
        marketingEmails: false,
      },
    ],
  },
);
export type RegisterForm = Static<typeof RegisterForm>;

/** What a login form says. `complete` stands where nothing is wrong with it. */
export interface ReadLogin {
  content: LoginContent;
  complete: { emailNormalised: string; password: string } | undefined;
  /** What is kept of the address, to be typed again. */
  keptEmail: string;
}

/**
 * Reads a login form. A password is never judged here: only its owner knows how it once could look. A suggestion
 * stands beside a refusal, and stops no login.
 */
export function readLogin(form: LoginForm): ReadLogin {
  const email = form.email?.trim() ?? '';
  const password = form.password ?? '';
  const emailProblem = problemOfEmail(email);
  const problems = {
    ...(emailProblem === undefined ? {} : { email: emailProblem }),
    ...(password === '' ? { password: 'missing' as const } : {}),
  };
  const complete = isFree(problems) ? { emailNormalised: normalisedEmail(email), password } : undefined;
  const suggestion = emailProblem === undefined ? likelyEmail(email) : undefined;
  const content = { values: { email }, problems, ...(suggestion === undefined ? {} : { suggestion }) };
  return { content, complete, keptEmail: keptAddress(email, password) };
}

/** What a register form says. A suggestion asks once: the same address posted again is meant. */
export interface ReadRegistration {
  content: RegisterContent;
  complete: Newcomer | undefined;
}

/** A person to create an account for. */
export interface Newcomer {
  email: string;
  emailNormalised: string;
  password: string;
  firstName: string;
  lastName: string;
  marketingOptIn: boolean;
}

/** Reads a register form. */
export function readRegistration(form: RegisterForm): ReadRegistration {
  const { fullname, firstName, lastName } = namesIn(form.fullname ?? '');
  const { email, problem: emailProblem, suggestion } = readNewEmail(form);
  const password = form.password ?? '';
  const nameProblem = problemOfFullName(fullname);
  const passwordProblem = problemOfPassword(password);
  const problems = {
    ...(nameProblem === undefined ? {} : { fullname: nameProblem }),
    ...(emailProblem === undefined ? {} : { email: emailProblem }),
    ...(passwordProblem === undefined ? {} : { password: passwordProblem }),
  };

  const marketingEmails = isTicked(form.marketingEmails);
  return {
    content: {
      values: { fullname, email, marketingEmails },
      problems,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
    complete:
      isFree(problems) && suggestion === undefined
        ? {
            email,
            emailNormalised: normalisedEmail(email),
            password,
            firstName,
            lastName,
            marketingOptIn: marketingEmails,
          }
        : undefined,
  };
}

/**
 * Reads an address that is new to an account. A suggestion asks once: the same address posted again is meant, and the
 * suggestion, where it was pressed, takes its place.
 */
export function readNewEmail(form: {
  email?: string | undefined;
  suggestionSeen?: string | undefined;
  suggestionTaken?: string | undefined;
}) {
  const email = (form.suggestionTaken ?? form.email)?.trim() ?? '';
  const problem = problemOfEmail(email);
  const likely = problem === undefined ? likelyEmail(email) : undefined;
  const suggestion = form.suggestionSeen?.trim() === email ? undefined : likely;
  return { email, problem, suggestion };
}

/** A box posts `on` or nothing; a script posts what it is. */
function isTicked(posted: RegisterForm['marketingEmails']): boolean {
  return posted === true || posted === 'on' || posted === 'true';
}

function isFree(problems: object): boolean {
  return Object.keys(problems).length === 0;
}
