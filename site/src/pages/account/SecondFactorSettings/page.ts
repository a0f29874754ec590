import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';
import { secondFactorSettings, type SecondFactorSettingsFacts } from './secondFactorSettings.ts';
import { SecondFactorSettingsRoute } from './SecondFactorSettingsRoute.tsx';

export const page = definePage({
  Route: SecondFactorSettingsRoute,
  ...effects,
  reducers: { secondFactorSettings },
  stateFrom: (facts: SecondFactorSettingsFacts) => ({ secondFactorSettings: facts }),
});
