import { definePage } from '../../definePage.ts';
import { missingProfileFields, type MissingProfileFieldsFacts } from './missingProfileFields.ts';
import { MissingProfileFieldsRoute } from './MissingProfileFieldsRoute.tsx';

export const page = definePage({
  Route: MissingProfileFieldsRoute,
  reducers: { missingProfileFields },
  sagas: [],
  stateFrom: (facts: MissingProfileFieldsFacts) => ({ missingProfileFields: facts }),
});
