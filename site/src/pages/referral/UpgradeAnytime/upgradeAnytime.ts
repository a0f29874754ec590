import type { UpgradeAnytimeState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type UpgradeAnytimeFacts = UpgradeAnytimeState;

export const upgradeAnytime = fromServer<UpgradeAnytimeState>({
  referrerName: '',
  voucher: '',
  freeDays: 14,
  reminderOn: '',
  firstChargeOn: '',
  plans: [],
  tax: 'included',
});

export function selectUpgradeAnytime(state: { upgradeAnytime: UpgradeAnytimeState }): UpgradeAnytimeState {
  return state.upgradeAnytime;
}
