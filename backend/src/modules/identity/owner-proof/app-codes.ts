import type { PageVisit } from '../../../http/page-handler.ts';
import type { AuthenticatorApps } from '../authenticator/authenticator-apps.ts';
import type { KnownAccount } from '../ports.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { tryCode, type TriedCode, type TryCodeParts } from '../second-factor/try-code.ts';
import { hasSameAccess } from '../session/same-access.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';

/** What the codes of an app prove an owner with. */
export interface AppCodeParts extends TryCodeParts {
  devices: Pick<KnownDevices, 'find' | 'rememberAfterFactor'>;
  apps: Pick<AuthenticatorApps, 'use'>;
  factors: Pick<SecondFactors, 'kindsOf'>;
}

/** Proves owners by the codes of their authenticator apps. */
export function createAppCodes(parts: AppCodeParts) {
  return {
    /**
     * Whether a code of the app can prove an owner. It tells only who has the phone, so it counts together with the
     * password alone: who has no password is mailed a code, as before.
     */
    async canProve({ id, passwordHash }: KnownAccount): Promise<boolean> {
      return passwordHash !== null && (await parts.factors.kindsOf(id)).includes('app');
    },

    /**
     * Uses a code up, under the limits of the sign-in. It works nowhere else then, whatever becomes of the change. A right one
     * makes the browser a known device: strangers do not use up its next proofs.
     */
    async use(visit: PageVisit, account: KnownAccount, code: string): Promise<TriedCode<undefined>> {
      const tried = await tryCode<undefined>(visit, { kind: 'app', account }, parts, () =>
        parts.db.transaction().execute(async (trx) => {
          if (!(await hasSameAccess(trx, account))) return { outcome: 'over' };
          const outcome = await parts.apps.use(trx, { accountId: account.id, code });
          return outcome === 'right' ? { outcome, value: undefined } : { outcome };
        }),
      );
      if (tried.outcome === 'right') {
        await parts.devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
      }
      return tried;
    },
  };
}

export type AppCodes = ReturnType<typeof createAppCodes>;
