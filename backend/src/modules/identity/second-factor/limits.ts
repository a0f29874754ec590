import type { Limit } from '../../../throttle/throttle.ts';
import { codeLimits } from '../authenticator/limits.ts';
import type { KnownDevice } from '../sign-in/known-devices.ts';

/**
 * How many wrong mailed codes an account takes within an hour, whatever their sign-in: a new sign-in gives no more guesses
 * to a person who has the password. A known device counts for itself, and all of them together over a day; other browsers
 * count together. Codes of an app have limits of their own.
 */
export function wrongCodeLimits(accountId: string, device: KnownDevice | undefined): readonly Limit[] {
  if (device !== undefined) {
    return [
      {
        subject: ['second factor', 'codes', 'device', device.id],
        most: 10,
        minutes: 60,
        forgottenBySuccess: true,
      },
      {
        subject: ['second factor', 'codes', 'devices', accountId],
        most: 200,
        minutes: 24 * 60,
        forgottenBySuccess: false,
      },
    ];
  }
  return [
    { subject: ['second factor', 'codes', accountId], most: 10, minutes: 60, forgottenBySuccess: true },
  ];
}

/** How many codes may be tried from one network address, at whatever sign-in: it may be a household or an office. */
export function networkLimits(address: string): readonly Limit[] {
  return [
    { subject: ['second factor', 'address', address], most: 50, minutes: 15, forgottenBySuccess: false },
  ];
}

/** How many wrong codes of all kinds an account has within an hour before its owner is told. */
export function wrongCodesBeforeMail(accountId: string): readonly Limit[] {
  return [
    { subject: ['second factor', 'wrong codes', accountId], most: 9, minutes: 60, forgottenBySuccess: false },
  ];
}

/** How often an owner is told of wrong codes. */
export function wrongCodeMails(accountId: string): readonly Limit[] {
  return [{ subject: ['second factor', 'told', accountId], most: 1, minutes: 60, forgottenBySuccess: false }];
}

/**
 * The limits of codes that browsers which are not known share, to be forgotten with the password: who knew the former password of an
 * account may have used them up. Those of other network addresses end by themselves, after ten minutes.
 */
export function limitsOfFormerPassword(accountId: string, address: string): readonly Limit[] {
  const ofKind = (kind: 'app' | 'recoveryCode') =>
    codeLimits({ kind, accountId, address, device: undefined });
  return [...wrongCodeLimits(accountId, undefined), ...ofKind('app'), ...ofKind('recoveryCode')];
}

/** How often a reset forgets wrong codes: without a bound, each mail to a mailbox would give its reader new guesses at an app. */
export function forgettingLimits(accountId: string): readonly Limit[] {
  return [
    {
      subject: ['second factor', 'forgotten by reset', accountId],
      most: 1,
      minutes: 24 * 60,
      forgottenBySuccess: false,
    },
  ];
}
