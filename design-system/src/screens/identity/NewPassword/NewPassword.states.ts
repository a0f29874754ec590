import { linkRecipientStates } from '../LinkRecipient/LinkRecipient.states.ts';
import type { NewPasswordState } from './NewPasswordState.ts';

const form = { account: 'a•••@example.com', linkFingerprint: 'link-of-alex', problems: {} };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const newPasswordStates = {
  ready: { status: 'ready', ...form },
  removesOtherLogins: { status: 'ready', ...form, removesOtherLogins: true },
  removesWorkplace: { status: 'ready', ...form, removesOtherLogins: true, removesWorkplace: true },
  otherAccount: { status: 'notOpened', link: linkRecipientStates.otherAccount },
  submitting: { status: 'submitting', ...form },
  offline: { status: 'offline', ...form },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 15, ...form },
  unavailable: { status: 'unavailable', ...form },
  fieldsMissing: { status: 'ready', ...form, problems: { password: 'missing', confirmation: 'missing' } },
  tooShort: { status: 'ready', ...form, problems: { password: 'tooShort' } },
  startsWithSpace: { status: 'ready', ...form, problems: { password: 'startsWithSpace' } },
  breached: { status: 'ready', ...form, problems: { password: 'breached' } },
  different: { status: 'ready', ...form, problems: { confirmation: 'different' } },
  invalidLink: { status: 'notOpened', link: linkRecipientStates.unknown },
  invalidLinkAfterLogin: { status: 'notOpened', link: linkRecipientStates.unknownAfterPassword },
  invalidLinkSignedIn: { status: 'notOpened', link: linkRecipientStates.unknownSignedIn },
  notOpened: { status: 'notOpened', link: linkRecipientStates.longAddresses },
  otherLinkOpened: { status: 'otherLinkOpened' },
  done: { status: 'done' },
} satisfies {
  [Status in NewPasswordState['status']]: Extract<NewPasswordState, { status: Status }>;
} & Record<string, NewPasswordState>;
