import type { SecondFactorSettingsState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the second factor of a person. */
export type SecondFactorSettingsFacts = SecondFactorSettingsState;

export const secondFactorSettings = fromServer<SecondFactorSettingsState>({ status: 'otherAccount' });

export function selectSecondFactorSettings(state: {
  secondFactorSettings: SecondFactorSettingsState;
}): SecondFactorSettingsState {
  return state.secondFactorSettings;
}
