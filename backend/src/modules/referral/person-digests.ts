import { createDigests, type Digests } from '../../sealing/sealing.ts';

/** The digests of addresses by which it is kept who took free days. */
export function personDigests(keys: readonly string[]): Digests {
  return createDigests({ keys, purpose: 'people who took free days of a friend' });
}
