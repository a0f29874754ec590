import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as designSystem from '@stillpoint/design-system';
import { expect, test } from '@playwright/test';
import { quoteFromOffer, voucherOf, type Offer } from '../../src/domain/checkout/offer.ts';
import { selectPayGift, type PayGiftPageState } from '../../src/pages/checkout/PayGift/payGift.ts';
import { loadPage } from '../../src/pages/loadPage.ts';
import { routes, type RouteName } from '../../src/pages/routes.ts';
import { isShownBy, partsOf } from './stateParts.ts';
import { recordsFolder } from './recordingBuild.ts';

/** What the backend answered while the journeys ran: the facts of a page, or the offer of a quote. */
type Recorded = { route: RouteName; facts: unknown } | { quote: Offer };

/** Slices that are no screen's state. */
const notDrawn: ReadonlySet<string> = new Set([
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

/** What the backend told each page in the journeys, each different one once. */
function recorded(): Recorded[] {
  const lines = globSync('*.jsonl', { cwd: recordsFolder }).flatMap((file) =>
    readFileSync(join(recordsFolder, file), 'utf8').split('\n'),
  );
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as Recorded);
}

/** The screens' states that an answer leads to, by the name of their slice. */
async function statesOf(answer: Recorded): Promise<[slice: string, state: object][]> {
  if ('quote' in answer) {
    const quote = { status: 'ready', quote: quoteFromOffer('quote', answer.quote) };
    return [['checkout', { quote, voucher: voucherOf(answer.quote) }]];
  }
  const { stateFrom } = await loadPage(answer.route);
  const slices = stateFrom(answer.facts as never);
  const states: Record<string, unknown> = drawnFrom[answer.route]?.(slices) ?? { ...slices };
  return Object.entries(states).filter(
    (state): state is [string, object] => state[1] !== null && !notDrawn.has(state[0]),
  );
}

/** The parts of a state that no sample shows, as `slice.part: outline`. */
function unshownParts(slice: string, state: object): string[] {
  expect(samples, `The slice ${slice} has no samples`).toHaveProperty(`${slice}States`);
  const listed = Object.values({ ...samples[`${slice}States`], ...samples[`${slice}Variants`] }).map(
    (sample) => partsOf(sample),
  );
  return Object.entries(partsOf(state))
    .filter(([name, part]) => !listed.some((sample) => isShownBy(sample[name], part)))
    .map(([name, part]) => `${slice}.${name}: ${JSON.stringify(part)}`);
}

// A state that stands in no story was never looked at, in any language.
// A page that no journey opens would not be compared at all.
test('the journeys opened every page that the backend tells something', async () => {
  const opened = new Set(recorded().map((answer) => ('route' in answer ? answer.route : undefined)));
  const names = Object.keys(routes) as RouteName[];
  const pages = await Promise.all(names.map(async (name) => [name, await loadPage(name)] as const));
  const withFacts = pages.filter(([, { reducers }]) => Object.keys(reducers).length > 0);

  expect(withFacts.map(([name]) => name).filter((name) => !opened.has(name))).toEqual([]);
});

test('every state that the backend brought about in the journeys is shown by a story', async () => {
  const answers = recorded();
  expect(answers.length, 'The journeys recorded nothing').toBeGreaterThan(0);

  const unshown = new Set<string>();
  for (const answer of answers) {
    for (const [slice, state] of await statesOf(answer)) {
      for (const part of unshownParts(slice, state)) unshown.add(part);
    }
  }
  expect([...unshown].sort()).toEqual([]);
});
