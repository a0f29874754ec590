import type { Limit } from '../../../throttle/throttle.ts';
import { knownForDays, type KnownDevice } from './known-devices.ts';

/**
 * How often a login may be attempted from devices that are not known, the narrowest limit first. An address may be a
 * household or an office, hence the wider limit.
 */
export function loginLimits(emailNormalised: string, address: string): readonly Limit[] {
  return [
    {
      subject: ['login', 'account at address', emailNormalised, address],
      most: 5,
      minutes: 15,
      forgottenBySuccess: true,
    },
    { subject: ['login', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
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
