import type { Kysely } from 'kysely';
import type { PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { codeLimits, type GuessedCode } from '../authenticator/limits.ts';
import type { IdentityMail, KnownAccount } from '../ports.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { IdentityTables } from '../tables.ts';
import { networkLimits } from './limits.ts';
import { countWrongCode } from './wrong-codes.ts';

/** What trying a code of an app, or a recovery code, works with. */
export interface TryCodeParts {
  db: Kysely<IdentityTables>;
  devices: Pick<KnownDevices, 'find'>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt' | 'forgive' | 'left'>;
}

/** What using a code came to: what follows from a right one, or why it is refused. */
export type UsedCode<Right> = { outcome: 'right'; value: Right } | { outcome: 'wrong' | 'used' | 'over' };

/** The same, with how many tries are left, or how long to wait for the next one. */
export type TriedCode<Right> =
  | { outcome: 'right'; value: Right }
  | { outcome: 'wrong' | 'used'; triesLeft: number }
  | { outcome: 'over' }
  | { outcome: 'tooMany'; minutes: number };

/**
 * Attempts to use a code under the limits of its kind, which a sign-in and a fresh proof share. A right one takes no try, and a wrong
 * one is counted for the mail that tells the owner.
 */
export async function tryCode<Right>(
  visit: PageVisit,
  { kind, account }: { kind: GuessedCode; account: KnownAccount },
  parts: TryCodeParts,
  attempt: () => Promise<UsedCode<Right>>,
): Promise<TriedCode<Right>> {
  const address = networkAddress(visit.request.ip);
  const device = await parts.devices.find(visit, normalisedEmail(account.email));
  const ofKind = codeLimits({ kind, accountId: account.id, address, device });
  const limits = [...ofKind, ...networkLimits(address)];
  const allowed = await parts.throttle.attempt(limits);
  if (!allowed.ok) return { outcome: 'tooMany', minutes: allowed.minutes };
  const used = await attempt();
  switch (used.outcome) {
    case 'right':
      await parts.throttle.forgive(limits);
      return used;
    case 'over':
      return { outcome: 'over' };
    case 'wrong':
    case 'used': {
      if (used.outcome === 'wrong') await countWrongCode(account, parts);
      const left = await parts.throttle.left(ofKind);
      return left.attempts > 0
        ? { outcome: used.outcome, triesLeft: left.attempts }
        : { outcome: 'tooMany', minutes: left.minutes };
    }
  }
}
