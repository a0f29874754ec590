import type { Money } from '../../formatting/Money.ts';

/** Sent to the owner of a contract that was ended after something more was charged for it. */
export interface LateChargeFacts {
  /** The ISO instant at which the declaration was received. */
  declaredAt: string;
  /** What was charged on which day. */
  charges: readonly { date: string; amount: Money }[];
}
