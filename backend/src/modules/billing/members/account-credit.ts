import type { Money } from '../../../domain/money.ts';

/** What an account has to its credit. */
export interface AccountCredit {
  accountNumber: string;
  credit: Money;
}
