import { readConfig } from './config/config.ts';
import { openDatabase } from './database/open.ts';
import {
  changeSecrets,
  identitySecrets,
  secretsPurpose,
  unsealSecrets,
  type SecretsParts,
} from './modules/identity/provider/keys.ts';
import {
  keyKinds,
  keyNames,
  rotated,
  rotationSteps,
  type KeyKind,
  type RotationStep,
} from './modules/identity/provider/rotation.ts';
import type { IdentityTables } from './modules/identity/tables.ts';
import { createSealing } from './sealing/sealing.ts';

/** One step of replacing the keys of identity in the configured database, as the runbook of deploying names them. */
const [given, kindGiven, key] = process.argv.slice(2);
const step = stepFrom(given, key);
const kind = keyKinds.find((each) => each === kindGiven);

if (given !== 'unseal' && (step === undefined || kind === undefined)) {
  process.stderr.write(
    `One of ${rotationSteps.join(', ')}, one of ${keyKinds.join(', ')}, and the name of a key unless one is added; or unseal.\n`,
  );
  process.exit(1);
}

const config = readConfig(process.env);
const database = await openDatabase(config.database);
try {
  const parts = {
    db: database.db.$extendTables<IdentityTables>(),
    sealing: createSealing({ keys: config.sealingKeys, purpose: secretsPurpose }),
  };
  const done =
    step === undefined || kind === undefined
      ? await unsealSecrets(parts)
      : await changeSecrets(parts, (secrets) => rotated(secrets, step, kind));
  process.stdout.write(done ? 'Done.\n' : 'Another process changed the keys meanwhile. Run it again.\n');
  if (!done) process.exitCode = 1;
  if (kind !== undefined) process.stdout.write(await listed(parts, kind));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

function stepFrom(name: string | undefined, ofKey: string | undefined): RotationStep | undefined {
  const known = rotationSteps.find((each) => each === name);
  if (known === 'add') return { step: known };
  return known && ofKey !== undefined ? { step: known, key: ofKey } : undefined;
}

async function listed(parts: SecretsParts, ofKind: KeyKind): Promise<string> {
  const names = await keyNames(await identitySecrets(parts, undefined), ofKind);
  return names.map((name, at) => `${at === 0 ? 'signs:    ' : 'believed: '}${name}\n`).join('');
}
