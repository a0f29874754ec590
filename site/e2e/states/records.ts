import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as designSystem from '@stillpoint/design-system';
import { quoteFromOffer, voucherOf, type Offer } from '../../src/domain/checkout/offer.ts';
import { selectPayGift, type PayGiftPageState } from '../../src/pages/checkout/PayGift/payGift.ts';
import { loadPage } from '../../src/pages/loadPage.ts';
import type { RouteName } from '../../src/pages/routes.ts';
import { markOf } from './markOf.ts';
import { recordsFolder } from './recordingBuild.ts';
import type { RecordedWay } from './recordWays.ts';

/** What the backend answered while the journeys ran: the facts of a page, or the offer of a quote. */
export type Answer = { route: RouteName; facts: unknown } | { quote: Offer };

/** Slices that are no screen's state. */
const notDrawn: ReadonlySet<string> = new Set([
  'visitor',
  'signUpOrLoginView',
  'purchaseInput',
  'purchaseId',
  'addressOpens',
  'partnerMember',
  'onwardAddress',
  'questionChoices',
  'secondFactorParams',
  'possibleChanges',
]);

/** Screens whose state is made of several slices. */
const drawnFrom: Partial<Record<RouteName, (slices: object) => Record<string, object>>> = {
  payGift: (slices) => ({ payGift: selectPayGift(slices as PayGiftPageState) }),
};

const samples = designSystem as unknown as Record<string, Record<string, object> | undefined>;

/** The samples of a screen by their names: its states, and variants of them. */
export function samplesOf(slice: string): Record<string, object> {
  return { ...samples[`${slice}States`], ...samples[`${slice}Variants`] };
}

/** The lines that the journeys wrote, each different one once. */
function linesIn(files: string): string[] {
  const lines = globSync(files, { cwd: recordsFolder }).flatMap((file) =>
    readFileSync(join(recordsFolder, file), 'utf8').split('\n'),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}

/** What the backend told each page in the journeys. */
export function recordedAnswers(): Answer[] {
  return linesIn('{pages,quotes}-*.jsonl').map((line) => JSON.parse(line) as Answer);
}

/** The pages that were drawn, by the marks that they bear. */
export function drawnPages(): Map<string, Extract<Answer, { route: RouteName }>> {
  return new Map(
    linesIn('pages-*.jsonl').map((line) => [
      markOf(line),
      JSON.parse(line) as Extract<Answer, { route: RouteName }>,
    ]),
  );
}

/** The ways that pages went in the journeys. */
export function recordedWays(): RecordedWay[] {
  return linesIn('ways-*.jsonl').map((line) => (JSON.parse(line) as { way: RecordedWay }).way);
}

/** The screens' states that an answer leads to, by the name of their slice. */
export async function statesOf(answer: Answer): Promise<[slice: string, state: object][]> {
  if ('quote' in answer) {
    const quote = { status: 'ready', quote: quoteFromOffer('quote', answer.quote) };
    return [['checkout', { quote, voucher: voucherOf(answer.quote) }]];
  }
  const { stateFrom } = await loadPage(answer.route);
  const slices = stateFrom(answer.facts as never);
  return screenStates(answer.route, slices);
}

/** The slices of a page's state that are states of screens. */
export function screenStates(route: RouteName, slices: object): [slice: string, state: object][] {
  const states: Record<string, unknown> = drawnFrom[route]?.(slices) ?? { ...slices };
  return Object.entries(states).filter(
    (state): state is [string, object] => state[1] !== null && !notDrawn.has(state[0]),
  );
}
