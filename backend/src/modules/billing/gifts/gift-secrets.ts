import { createDigests, createSealing } from '../../../sealing/sealing.ts';

const purpose = 'codes of gifts';

/** Seals the codes of gifts, and finds gifts by them: no code stands in the database. */
export function giftSecrets(keys: readonly string[]) {
  return { sealing: createSealing({ keys, purpose }), digests: createDigests({ keys, purpose }) };
}
