import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { questionChoices } from '../fromQuestion.ts';
import { SaveExternalAuthRoute } from './SaveExternalAuthRoute.tsx';
import { saveExternalAuth, saveExternalAuthFrom, type SaveExternalAuthFacts } from './saveExternalAuth.ts';

export const page = definePage({
  Route: SaveExternalAuthRoute,
  reducers: { saveExternalAuth, questionChoices },
  sagas: [],
  title: (facts: SaveExternalAuthFacts, i18n) => {
    const { status } = saveExternalAuthFrom(facts);
    return status === 'address' || status === 'code' || status === 'owner'
      ? undefined
      : titledBy(i18n.getFixedT(null, 'saveExternalAuth')(($) => $[status].title));
  },
  stateFrom: (facts: SaveExternalAuthFacts) => ({
    saveExternalAuth: saveExternalAuthFrom(facts),
    questionChoices: facts.asked?.choices ?? {},
  }),
});
