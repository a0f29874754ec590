import type { LinkRecipientState } from '../LinkRecipient/LinkRecipientState.ts';

/** What is wrong with the new password and its confirmation. */
export interface NewPasswordProblems {
  /** `breached`: it is in a list of passwords that were stolen elsewhere. */
  password?: 'missing' | 'tooShort' | 'startsWithSpace' | 'breached';
  confirmation?: 'missing' | 'different';
}

/** The result of the last submission, while the form is shown. Passwords are never sent back. */
export type NewPasswordOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'unavailable' };

/** The form, what stands in place of it, or the confirmation. */
export type NewPasswordState =
  | (NewPasswordOutcome & {
      problems: NewPasswordProblems;
      /** A hash of the link's token: names the link that the form belongs to, as another tab may have opened another one. */
      linkFingerprint: string;
      /** The address of the account, masked: `a•••@example.com`. */
      account: string;
      /** The account has connected companies or passkeys, which the new password removes. */
      removesOtherLogins?: true;
      /** A workplace is among them. Access by it ends until it is connected again. */
      removesWorkplace?: true;
    })
  /** The link may be meant for another person, or works no more. */
  | { status: 'notOpened'; link: LinkRecipientState }
  /** The form belongs to another link than the one that its browser opened last. Both may work. */
  | { status: 'otherLinkOpened' }
  | { status: 'done' };

/** What the form submits. */
export interface ChosenPassword {
  linkFingerprint: string;
  password: string;
  confirmation: string;
}
