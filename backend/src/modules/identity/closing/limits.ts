import type { Limit } from '../../../throttle/throttle.ts';

/** How often the deletion of an account may be asked for, and taken back: each sends a mail. */
export function closingLimits(accountId: string): readonly Limit[] {
  return [{ subject: ['account', 'deletion', accountId], most: 20, minutes: 60, forgottenBySuccess: false }];
}
