import type { Limit } from '../../../throttle/throttle.ts';

/** How often the forms of the account's page may be sent, all together: each writes. */
export function changeLimits(accountId: string): readonly Limit[] {
  return [{ subject: ['account', 'changes', accountId], most: 60, minutes: 15, forgottenBySuccess: false }];
}
