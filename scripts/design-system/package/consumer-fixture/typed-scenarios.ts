import { scenario, type ScenarioState } from '@stillpoint/design-system/scenarios';

const state: ScenarioState<'checkout'> = 'voucherExpired';
const { state: shown, links } = await scenario('checkout', state, 'de');

/** What is typed of a scenario. */
export const read: [string, string] = [shown.voucher.status, links.submit];

// @ts-expect-error There is no such screen.
await scenario('checkin', 'voucherExpired');
// @ts-expect-error There is no such state.
await scenario('checkout', 'voucherLost');
