import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once, when something was bought. */
export interface WelcomeFacts {
  firstName: string;
  plan: HeldPlan;
  boughtOn: string;
  /** After the day it was bought where the plan waits for the present one to end. */
  startsOn: string;
  /** After the beginning where the first days are free. */
  firstCharge: { date: string; amount: Money };
  /** The day of the reminder, where the first days are free. */
  reminder?: string;
}
