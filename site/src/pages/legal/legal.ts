import type { LegalState } from '@stillpoint/design-system';
import { fromServer } from '../../state/fromServer.ts';

/** A legal text, and what search engines are told of it. */
export type LegalFacts = LegalState & { description?: string };

export const legal = fromServer<LegalState>({ status: 'unavailable' });

export function selectLegal(state: { legal: LegalState }): LegalState {
  return state.legal;
}
