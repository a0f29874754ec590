import { demoAppKey, demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { readKey } from '../modules/identity/authenticator/app-codes.ts';
import { createAuthenticator } from '../modules/identity/authenticator/index.ts';
import { identitySecrets, secretsPurpose } from '../modules/identity/provider/keys.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { createSealing } from '../sealing/sealing.ts';

/** Gives Otis, and Mona who moderates, an authenticator app whose key the start of the system prints. */
export async function seedAuthenticatorApps(database: Database, sealingKeys: readonly string[]) {
  const db = database.$extendTables<IdentityTables>();
  const sealing = createSealing({ keys: sealingKeys, purpose: secretsPurpose });
  const secrets = () => identitySecrets({ db, sealing }, undefined);
  const { apps } = createAuthenticator({ db, secrets, sealingKeys });
  for (const { id: accountId } of [demoPeople.Otis, demoPeople.Mona]) {
    await apps.bringIn(accountId, readKey(demoAppKey));
    await db
      .insertInto('secondFactors')
      .values({ accountId, kind: 'app', since: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
