import type { LegalState } from '@stillpoint/design-system';
import { fromServer } from '../../state/fromServer.ts';

/** A legal text, and its description for search engines. */
export type LegalFacts = LegalState & { description?: string };

/** The first state of a legal page. */
export function legalFrom(facts: LegalFacts): LegalState {
  const state = { ...facts };
  delete state.description;
  return state;
}

export const legal = fromServer<LegalState>({ status: 'unavailable' });

export function selectLegal(state: { legal: LegalState }): LegalState {
  return state.legal;
}
