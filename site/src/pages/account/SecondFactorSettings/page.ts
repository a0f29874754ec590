import { definePage } from '../../definePage.ts';
import { secondFactorSettings, type SecondFactorSettingsFacts } from './secondFactorSettings.ts';
import { SecondFactorSettingsRoute } from './SecondFactorSettingsRoute.tsx';

export const page = definePage({
  Route: SecondFactorSettingsRoute,
  reducers: { secondFactorSettings },
  sagas: [],
  stateFrom: (facts: SecondFactorSettingsFacts) => ({ secondFactorSettings: facts }),
});
