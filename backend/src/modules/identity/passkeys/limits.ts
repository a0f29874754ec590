import type { Limit } from '../../../throttle/throttle.ts';
import type { ChallengeUse } from './challenges.ts';

/** How often one network address may ask for a challenge to log in, as each is stored: enough for an office. */
export function challengeLimits(address: string): readonly Limit[] {
  return [{ subject: ['passkey', 'challenge', address], most: 300, minutes: 15, forgottenBySuccess: false }];
}

/**
 * How often one browser may answer in vain, and at a log-in one network address too. A passkey cannot be guessed: it keeps the
 * work of checking small. An answer that holds is not counted, so that an office logs in from one address. A confirmation
 * counts by its session alone, whose account has few challenges: strangers at the same address cannot use it up.
 */
export function answerLimits({ purpose, boundTo }: ChallengeUse, address: string): readonly Limit[] {
  const ofBrowser = {
    subject: ['passkey', 'answer', 'browser', boundTo],
    ...{ most: 10, minutes: 15, forgottenBySuccess: true },
  };
  if (purpose === 'confirm') return [ofBrowser];
  return [
    ofBrowser,
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
