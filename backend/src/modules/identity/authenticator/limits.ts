import type { Limit } from '../../../throttle/throttle.ts';
import type { KnownDevice } from '../sign-in/known-devices.ts';

/** What is guessed at. Each is counted for itself, so that one that is used up leaves the other. */
export type GuessedCode = 'app' | 'recoveryCode';

/**
 * How often a code of an app, or a recovery code, may be tried at a sign-in. A known device counts for itself; who else has
 * the password counts by account and address, and all of them together by account, over a day: of a million codes three
 * are right at a time. The known devices of an account have a limit together, too, whatever makes a device known.
 */
export function codeLimits({
  kind,
  accountId,
  address,
  device,
}: {
  kind: GuessedCode;
  accountId: string;
  address: string;
  device: KnownDevice | undefined;
}): readonly Limit[] {
  const few = { most: 5, minutes: 10, forgottenBySuccess: true };
  if (device !== undefined) {
    return [
      { subject: ['second factor', kind, 'device', device.id], ...few },
      {
        subject: ['second factor', kind, 'device of a day', device.id],
        most: 50,
        minutes: 24 * 60,
        forgottenBySuccess: false,
      },
      {
        subject: ['second factor', kind, 'devices', accountId],
        most: 200,
        minutes: 24 * 60,
        forgottenBySuccess: false,
      },
    ];
  }
  return [
    { subject: ['second factor', kind, 'account at address', accountId, address], ...few },
    {
      subject: ['second factor', kind, 'account', accountId],
      most: 50,
      minutes: 24 * 60,
      forgottenBySuccess: false,
    },
  ];
}
