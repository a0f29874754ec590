import type { Limit } from '../../../throttle/throttle.ts';

/** How often one network address may ask for a challenge to log in, as each is stored: enough for an office. */
export function challengeLimits(address: string): readonly Limit[] {
  return [{ subject: ['passkey', 'challenge', address], most: 300, minutes: 15, forgottenBySuccess: false }];
}

/**
 * How often one browser and one network address may answer in vain. A passkey cannot be guessed: it keeps the work of
 * checking small. An answer that holds is not counted, so that an office logs in from one address.
 */
export function answerLimits(browser: string, address: string): readonly Limit[] {
  return [
    { subject: ['passkey', 'answer', 'browser', browser], most: 10, minutes: 15, forgottenBySuccess: true },
    { subject: ['passkey', 'answer', address], most: 50, minutes: 15, forgottenBySuccess: false },
  ];
}

/** How often an account may ask to add a passkey. */
export function addingLimits(accountId: string): readonly Limit[] {
  return [{ subject: ['passkey', 'adding', accountId], most: 30, minutes: 15, forgottenBySuccess: false }];
}

/** How often an account may ask a passkey for a fresh proof, as each challenge is stored. */
export function confirmingLimits(accountId: string): readonly Limit[] {
  return [
    { subject: ['passkey', 'confirming', accountId], most: 30, minutes: 15, forgottenBySuccess: false },
  ];
}
