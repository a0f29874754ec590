import type { Limit } from '../../../throttle/throttle.ts';

/** How often a person may open and fetch the own data: it is read from every table. */
export function exportLimits(accountId: string): readonly Limit[] {
  return [{ subject: ['account', 'export', accountId], most: 30, minutes: 60, forgottenBySuccess: false }];
}
