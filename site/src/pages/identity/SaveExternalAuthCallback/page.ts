import { definePage } from '../../definePage.ts';
import { SaveExternalAuthCallbackRoute } from './SaveExternalAuthCallbackRoute.tsx';
import {
  saveExternalAuthCallback,
  saveExternalAuthCallbackFrom,
  type SaveExternalAuthCallbackFacts,
} from './saveExternalAuthCallback.ts';

export const page = definePage({
  Route: SaveExternalAuthCallbackRoute,
  reducers: { saveExternalAuthCallback },
  sagas: [],
  stateFrom: (facts: SaveExternalAuthCallbackFacts) => ({
    saveExternalAuthCallback: saveExternalAuthCallbackFrom(facts),
  }),
});
