import type { Kysely } from 'kysely';
import { createSealing } from '../../../sealing/sealing.ts';
import { keysFor } from '../provider/keys.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';
import { createAuthenticatorApps } from './authenticator-apps.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

/** What authenticator apps stand on. */
export interface AuthenticatorSurroundings {
  db: Kysely<IdentityTables>;
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  /** What the keys of apps are encrypted with. */
  sealingKeys: readonly string[];
}

/** The authenticator apps of accounts, and the recovery codes beside them. */
export function createAuthenticator({ db, secrets, sealingKeys }: AuthenticatorSurroundings) {
  const sealing = createSealing({ keys: sealingKeys, purpose: 'authenticator apps' });

  return {
    apps: createAuthenticatorApps({ db, sealing }),
    recoveryCodes: createRecoveryCodes({
      db,
      keys: async () => keysFor('recovery codes', await secrets()),
    }),
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
