import type { Limit } from '../../throttle/throttle.ts';

/** How often one network address may enter addresses. */
export function askingLimits(address: string): readonly Limit[] {
  return [{ subject: ['newsletter', 'address', address], most: 10, minutes: 60, forgottenBySuccess: false }];
}

/** How many mails one mailbox gets, from all visitors. Beyond it the answer is the same and no mail is sent. */
export function mailLimits(mailbox: string): readonly Limit[] {
  return [
    { subject: ['newsletter', 'email', mailbox], most: 3, minutes: 24 * 60, forgottenBySuccess: false },
  ];
}
