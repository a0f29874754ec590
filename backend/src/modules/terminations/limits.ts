import type { Limit } from '../../throttle/throttle.ts';

/** How often one network address may declare. */
export function declaringLimits(address: string): readonly Limit[] {
  return [{ subject: ['termination', 'address', address], most: 10, minutes: 60, forgottenBySuccess: false }];
}

const perDay = { minutes: 24 * 60, forgottenBySuccess: false };

/** How many mails one mailbox gets, from all visitors. Beyond it the answer is the same, and the mail waits. */
export function mailboxLimits(mailbox: string): readonly Limit[] {
  return [{ ...perDay, subject: ['termination', 'email', mailbox], most: 5 }];
}

/** One network address has fewer, so that no visitor alone uses up what an owner needs. */
export function mailLimits(mailbox: string, address: string): readonly Limit[] {
  const ofAddress = ['termination', 'email', mailbox, address];
  return [{ ...perDay, subject: ofAddress, most: 3 }, ...mailboxLimits(mailbox)];
}

/** Those that are kept for the owner of the mailbox, who is logged in. */
export function ownMailLimits(mailbox: string): readonly Limit[] {
  return [{ ...perDay, subject: ['termination', 'email', mailbox, 'owner'], most: 3 }];
}
