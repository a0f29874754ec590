import type { LinkRecipientFacts } from '../link-recipient/link-recipient.ts';
import type { PasswordProblem } from '../sign-in/password-rules.ts';

/** The form that asks for the address, opened, refused or accepted. It never tells whether an account exists. */
export type ForgotPasswordFacts = (
  { status: 'ready' | 'sent' } | { status: 'tooManyAttempts'; minutes: number }
) & {
  values: { email: string };
  problems: { email?: 'missing' | 'invalid' };
};

/** What is wrong with a new password and its confirmation. */
export interface NewPasswordProblems {
  password?: PasswordProblem;
  confirmation?: 'missing' | 'different';
}

/** The form for a new password, what stands in place of it, or its confirmation. */
export type NewPasswordFacts =
  | (OpenForm & ({ status: 'ready' } | { status: 'tooManyAttempts'; minutes: number }))
  /** The link may be meant for another person, or works no more. */
  | { status: 'notOpened'; link: LinkRecipientFacts }
  /** The form belongs to another link than the one that its browser opened last. Both may work. */
  | { status: 'otherLinkOpened' }
  | { status: 'done' };

/** The form of a link that works. */
export interface OpenForm {
  problems: NewPasswordProblems;
  /** A hash of the link's token: names the link that the form belongs to. It is posted with the form. */
  linkFingerprint: string;
  /** The address of the account, masked: the link may have been passed on. */
  account: string;
  /** The account has connected companies or passkeys, which the new password removes. */
  removesOtherLogins?: true;
  /** A workplace is among them. Access by it ends until it is connected again. */
  removesWorkplace?: true;
}
