import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once, a day after a checkout was left, to those who want mails about offers. */
export interface CheckoutReminderFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  /** Its voucher, where it is still valid. */
  voucher?: string;
  /** The whole address at which the checkout is gone on with. */
  link: string;
  /** The last day on which it is found again. */
  keptUntil: string;
  /** The whole address at which such mails are ended. */
  leave: string;
}
