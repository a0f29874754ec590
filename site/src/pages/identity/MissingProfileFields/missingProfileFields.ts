import type { MissingProfileFieldsState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the form, opened or refused, or that another account is logged in. */
export type MissingProfileFieldsFacts = MissingProfileFieldsState;

export const missingProfileFields = fromServer<MissingProfileFieldsState>({ status: 'otherAccount' });

export function selectMissingProfileFields(state: {
  missingProfileFields: MissingProfileFieldsState;
}): MissingProfileFieldsState {
  return state.missingProfileFields;
}
