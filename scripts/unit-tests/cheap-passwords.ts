import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;
type Argon2 = typeof argon2;

/** KiB of memory and passes of a hash here. At the cost that real passwords have, hashes take a third of these tests' time. */
const cheap = { memory: 64, passes: 1 };

// Hashes name the cost that was asked for, and a hash that another process made verifies only there.
crypto.argon2 = ((algorithm: 'argon2id', parameters: Argon2Parameters, done: Parameters<Argon2>[2]) => {
  argon2(algorithm, { ...parameters, ...cheap }, done);
}) as Argon2;
syncBuiltinESMExports();
