import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { effects } from './effects.ts';
import { secondFactorSettings, type SecondFactorSettingsFacts } from './secondFactorSettings.ts';
import { SecondFactorSettingsRoute } from './SecondFactorSettingsRoute.tsx';

export const page = definePage({
  Route: SecondFactorSettingsRoute,
  ...effects,
  reducers: { secondFactorSettings },
  title: ({ status }: SecondFactorSettingsFacts, i18n) =>
    status === 'turnOff'
      ? titledBy(i18n.getFixedT(null, 'secondFactorSettings')(($) => $.turnOff.title))
      : undefined,
  stateFrom: (facts: SecondFactorSettingsFacts) => ({ secondFactorSettings: facts }),
});
