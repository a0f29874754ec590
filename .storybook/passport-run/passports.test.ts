// @vitest-environment node
import { expect, test } from 'vitest';
import { eventsOf } from './events.ts';
import { changesIn } from './history.ts';

test('the commits of a log are read with their paths, the latest first', () => {
  const log =
    '\u0001a1\u00022026-11-30\u0002Second\n\nb.ts\n\u0001b2\u00022026-11-29\u0002First\n\na.ts\nb.ts\n';
  expect(changesIn(log)).toEqual([
    { commit: 'a1', date: '2026-11-30', subject: 'Second', paths: ['b.ts'] },
    { commit: 'b2', date: '2026-11-29', subject: 'First', paths: ['a.ts', 'b.ts'] },
  ]);
});

test.each([
  ['checkout/Checkout', ['plan chosen', 'purchase']],
  ['buddies/Buddies', ['buddy request', 'link shared']],
  ['identity/SsoLogin', ['Organization Lookup', 'SSO Connection Found', 'SSO Connection Not Found']],
  ['errors/NotFound', []],
])('the events of %s are those of its rows', (folder, events) => {
  expect(eventsOf(folder)).toEqual(events);
});
