import type { LinkedIdentity } from './ManageIdentitiesState.ts';

/** Whether a workplace is among the companies by which a person logs in: it has no button of its own. */
export function hasWorkplace(identities: readonly Pick<LinkedIdentity, 'connection'>[]): boolean {
  return identities.some(({ connection }) => connection === undefined);
}
