import { Type, type Static } from 'typebox';
import { normalisedEmail } from '../sign-in/email.ts';
import { problemOfEmail, Typed } from '../sign-in/forms.ts';
import { problemOfPassword } from '../sign-in/password-rules.ts';
import type { ForgotPasswordFacts, NewPasswordProblems } from './facts.ts';

/** The form that asks for a link, as it is posted. */
export const ForgotPasswordForm = Type.Object(
  { email: Typed },
  { examples: [{ email: 'nora@demo.stillpoint.example' }] },
);
export type ForgotPasswordForm = Static<typeof ForgotPasswordForm>;

/** The form for a new password, as it is posted. `linkFingerprint` names the link that its page was drawn for. */
export const NewPasswordForm = Type.Object(
  { password: Typed, confirmation: Typed, linkFingerprint: Typed },
  {
    examples: [
      {
        password: 'rest-easy-2026',
        confirmation: 'rest-easy-2026',
        linkFingerprint: 'bPVq0XSxvcJ3ckHXhyVQkT2cQxQ4T0mBj7b9mYb1x1s',
      },
    ],
  },
);
export type NewPasswordForm = Static<typeof NewPasswordForm>;

/** Reads the form that asks for a link. `emailNormalised` stands where nothing is wrong with it. */
export function readForgotPassword(form: ForgotPasswordForm): {
  content: Pick<ForgotPasswordFacts, 'values' | 'problems'>;
  emailNormalised: string | undefined;
} {
  const email = form.email?.trim() ?? '';
  const problem = problemOfEmail(email);
  return {
    content: { values: { email }, problems: problem === undefined ? {} : { email: problem } },
    emailNormalised: problem === undefined ? normalisedEmail(email) : undefined,
  };
}

/** Reads the form for a new password. `password` stands where nothing is wrong with it. */
export function readNewPassword(form: NewPasswordForm): {
  problems: NewPasswordProblems;
  password: string | undefined;
} {
  const { password = '', confirmation = '' } = form;
  const problem = problemOfPassword(password);
  const confirmed = problemOfConfirmation(password, confirmation);
  const problems = {
    ...(problem !== undefined && { password: problem }),
    ...(confirmed !== undefined && { confirmation: confirmed }),
  };
  return { problems, password: Object.keys(problems).length === 0 ? password : undefined };
}

function problemOfConfirmation(password: string, confirmation: string) {
  if (confirmation === '') return 'missing' as const;
  return password === confirmation ? undefined : ('different' as const);
}
