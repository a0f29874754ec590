import type { Day } from './days.ts';
import type { Money } from './money.ts';

/**
 * What became of contracts that are to end. `waiting`: billing did not answer, or a purchase is not settled. `planned`: the day
 * that was asked for comes after what is paid for now. `calledOff`: they had not begun, so nothing of them is used or charged.
 * `endsByItself`: what is meant is access by a voucher or a gift, which is not charged. `nothing`: there is none that could be ended
 * here. `unknownNumber`: there is none of that number.
 */
export interface ContractsEnded {
  outcome: 'waiting' | 'planned' | 'ended' | 'calledOff' | 'endsByItself' | 'nothing' | 'unknownNumber';
  /** The first day without them, with `ended` and `endsByItself`. */
  endedOn?: Day;
  /** What was charged for them after they should have ended. */
  charges?: readonly { date: Day; amount: Money }[];
}

/** The numbers of the contracts that a declaration ends, written down before the first of them: a later run of the same knows them. */
export interface ContractsBeingEnded {
  noted: () => Promise<readonly string[]>;
  note: (numbers: readonly string[]) => Promise<void>;
}

/** Whether a person named this contract. Numbers are read off a page or an invoice, and typed in either case. */
export function isSameContract(number: string, named: string): boolean {
  return number.toUpperCase() === named.toUpperCase();
}
