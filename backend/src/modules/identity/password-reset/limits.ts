import { mailboxOf } from '../../../domain/email.ts';
import type { Limit } from '../../../throttle/throttle.ts';
import { linkMinutes } from './reset-links.ts';

/** How often a link may be asked for from one network address, as for the login. */
export function askingLimits(email: string, address: string): readonly Limit[] {
  return [
    {
      subject: ['password reset', 'mailbox at address', mailboxOf(email), address],
      most: 5,
      minutes: 15,
      forgottenBySuccess: false,
    },
    { subject: ['password reset', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
  ];
}

/**
 * How many mails one mailbox gets, from all network addresses together. Beyond it the answer is the same and no mail is sent.
 * The limit lasts as long as a link works, so a link that was mailed within it works until mails are sent again.
 */
export function mailLimits(email: string): readonly Limit[] {
  return [
    {
      subject: ['password reset', 'mailbox', mailboxOf(email)],
      most: 10,
      minutes: linkMinutes,
      forgottenBySuccess: false,
    },
  ];
}

/** How often a new password may be sent from one address: each costs a hash. */
export function newPasswordLimits(address: string): readonly Limit[] {
  return [
    { subject: ['new password', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
  ];
}
