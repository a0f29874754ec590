import { mailboxOf } from '../../../domain/email.ts';
import type { Limit } from '../../../throttle/throttle.ts';
import { networkOf } from '../audit.ts';
import type { KnownDevice } from '../sign-in/known-devices.ts';
import { linkMinutes } from './reset-links.ts';

/** Who asks for a link, and to which mailbox. */
interface Asking {
  email: string;
  /** The network address of the request. */
  address: string;
  /** Known by an account whose address is proved. */
  device: KnownDevice | undefined;
}

/** How often a link may be asked for from one network address, as for the login. A known device counts for itself alone. */
export function askingLimits({ email, address, device }: Asking): readonly Limit[] {
  const aQuarter = { minutes: 15, forgottenBySuccess: false };
  if (device !== undefined) {
    return [{ subject: ['password reset', 'asking device', device.id], most: 5, ...aQuarter }];
  }
  return [
    { subject: ['password reset', 'mailbox at address', mailboxOf(email), address], most: 5, ...aQuarter },
    { subject: ['password reset', 'address', address], most: 50, ...aQuarter },
  ];
}

/**
 * How many mails one mailbox gets, as groups of limits: a mail is sent where one group allows it. Beyond them the answer is
 * the same and no mail is sent. The limits last as long as a link works, so a link that was mailed within them works until
 * mails are sent again. All network addresses share the first group. As strangers may use it up, known devices of the
 * mailbox's owner have mails of their own, and each network has one, as its owner may be on a new device.
 */
export function mailLimits({ email, address, device }: Asking): readonly (readonly Limit[])[] {
  const mailbox = mailboxOf(email);
  const whileLinksWork = { minutes: linkMinutes, forgottenBySuccess: false };
  const ofNetwork = [
    {
      subject: ['password reset', 'mailbox at network', mailbox, networkOf(address)],
      most: 1,
      ...whileLinksWork,
    },
    { subject: ['password reset', 'mailbox, by networks', mailbox], most: 20, ...whileLinksWork },
  ];
  const shared = [{ subject: ['password reset', 'mailbox', mailbox], most: 10, ...whileLinksWork }];
  if (device === undefined) return [shared, ofNetwork];
  const ofDevice = [
    { subject: ['password reset', 'device', device.id], most: 5, ...whileLinksWork },
    { subject: ['password reset', 'mailbox, by devices', mailbox], most: 10, ...whileLinksWork },
  ];
  return [ofDevice, shared, ofNetwork];
}

/** How often a new password may be sent from one address: each costs a hash. */
export function newPasswordLimits(address: string): readonly Limit[] {
  return [
    { subject: ['new password', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
  ];
}

/**
 * How often a used link takes the password that it has saved: each press compares one with the account's. All network
 * addresses share it, as one person may have many.
 */
export function usedLinkLimits(linkFingerprint: string): readonly Limit[] {
  return [
    {
      subject: ['new password', 'used link', linkFingerprint],
      most: 5,
      minutes: 15,
      forgottenBySuccess: false,
    },
  ];
}
