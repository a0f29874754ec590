import { mailboxOf } from '../../../domain/email.ts';
import type { Limit } from '../../../throttle/throttle.ts';
import { knownForDays, type KnownDevice } from './known-devices.ts';

/**
 * How often a network address may attempt to log in, to whatever account. Beyond it nothing is tried. An address may be a
 * household or an office.
 */
export function visitorLoginLimits(address: string): readonly Limit[] {
  return [{ subject: ['login', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false }];
}

/**
 * How often an account may be tried by password alone from devices that are not known, the narrowest limit first. Beyond
 * it a login asks for a mailed code as well, so that strangers who use it up lock no owner out.
 */
export function accountLoginLimits(emailNormalised: string, address: string): readonly Limit[] {
  return [
    {
      subject: ['login', 'account at address', emailNormalised, address],
      most: 5,
      minutes: 15,
      forgottenBySuccess: true,
    },
    { subject: ['login', 'account', emailNormalised], most: 100, minutes: 60, forgottenBySuccess: false },
  ];
}

/**
 * How many wrong passwords in a row a known device may send, for as long as it is known. It counts for itself alone:
 * strangers, also those at its network address, cannot use up its attempts, nor it theirs.
 */
export function deviceLimits({ id }: KnownDevice): readonly Limit[] {
  return [
    { subject: ['login', 'device', id], most: 10, minutes: knownForDays * 24 * 60, forgottenBySuccess: true },
  ];
}

/** How often one address may be redirected to another issuer, as each time stores a sign-in: enough for an office. */
export function otherIssuerLimits(address: string): readonly Limit[] {
  return [
    { subject: ['sign-in page', 'address', address], most: 300, minutes: 15, forgottenBySuccess: false },
  ];
}

/** How often accounts may be created from one address: the response tells whether one exists. */
export function registrationLimits(address: string): readonly Limit[] {
  return [{ subject: ['register', 'address', address], most: 20, minutes: 60, forgottenBySuccess: false }];
}

/** How often one address may be sent to a company, as each time stores a request: enough for an office. */
export function authorizationRequestLimits(address: string): readonly Limit[] {
  return [
    {
      subject: ['authorization request', 'address', address],
      most: 300,
      minutes: 15,
      forgottenBySuccess: false,
    },
  ];
}

/**
 * How often codes may be mailed: not again within a minute, and not to fill a mailbox. As at a login, visitors are counted
 * by their network address, so that none uses up what another has, and a known device of the mailbox's owner for itself.
 * As each login makes a device, and each account at a mailbox has devices, a mailbox has a limit over all of them, and a
 * network address one over all of its devices.
 */
export function mailedCodeLimits({
  purpose,
  email,
  address,
  device,
}: {
  purpose: string;
  email: string;
  address: string;
  device: KnownDevice | undefined;
}): readonly Limit[] {
  const anHour = { minutes: 60, forgottenBySuccess: false };
  const mailbox = mailboxOf(email);
  // Who corrects a mistyped address does not wait: the code goes to another mailbox.
  const again = {
    subject: ['mailed code', 'purpose', purpose, mailbox],
    most: 1,
    minutes: 1,
    forgottenBySuccess: false,
  };
  const inAll = { subject: ['mailed code', 'mailbox in all', mailbox], most: 40, ...anHour };
  if (device !== undefined) {
    return [
      again,
      { subject: ['mailed code', 'device', device.id], most: 10, ...anHour },
      { subject: ['mailed code', 'devices at address', address], most: 60, ...anHour },
      inAll,
    ];
  }
  return [
    again,
    { subject: ['mailed code', 'mailbox at address', mailbox, address], most: 5, ...anHour },
    { subject: ['mailed code', 'address', address], most: 30, ...anHour },
    { subject: ['mailed code', 'mailbox', mailbox], most: 20, ...anHour },
    inAll,
  ];
}
