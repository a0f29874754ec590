import { createDigests, createSealing, type Digests, type Sealing } from '../../../sealing/sealing.ts';

const purpose = 'codes of gifts';

/** Where a gift's code is sealed. */
export const placeOfCode = (giftId: string) => `gift ${giftId}`;

/** A new code of a gift, as it is kept. */
export type NewCode = (giftId: string) => { codeDigest: string; sealedCode: string };

export function createNewCode(
  { sealing, digests }: { sealing: Pick<Sealing, 'seal'>; digests: Pick<Digests, 'of'> },
  newCode: () => string,
): NewCode {
  return (giftId) => {
    const code = newCode();
    return { codeDigest: digests.of(code), sealedCode: sealing.seal(code, placeOfCode(giftId)) };
  };
}

/** Seals the codes of gifts, and finds gifts by them: no code stands in the database. */
export function giftSecrets(keys: readonly string[]) {
  return { sealing: createSealing({ keys, purpose }), digests: createDigests({ keys, purpose }) };
}
