import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSaga } from 'redux-saga';
import type { FamilyGroupOutcome } from '../../src/services/families.ts';
import { createFamilyPlanGroup } from './creatingFamilyPlanGroup.ts';

const unreachable: FamilyGroupOutcome = { kind: 'unreachable' };
const bought = { status: 'confirmed', plan: 'family' };

/** A confirmation page, where the group is asked for with these outcomes. */
function open(outcomes: FamilyGroupOutcome[], checkoutConfirmation: object = bought) {
  const actions: object[] = [];
  const asked = { times: 0 };
  runSaga(
    {
      getState: () => ({ checkoutConfirmation }),
      dispatch: (action: object) => actions.push(action),
      context: {
        connection: { onOnline: () => () => undefined },
        families: {
          createGroup: () => {
            asked.times += 1;
            return Promise.resolve(outcomes.shift() ?? unreachable);
          },
        },
      },
    },
    createFamilyPlanGroup,
  );
  return { actions, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the group of a family plan that was bought is made', async () => {
  const { actions } = open([{ kind: 'created', id: 'g-1' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(actions).toEqual([
    expect.objectContaining({ type: 'checkout/familyPlanGroupRequested' }),
    expect.objectContaining({ type: 'checkout/familyPlanGroupCreated', payload: 'g-1' }),
  ]);
});

test('after a failure it is asked for again', async () => {
  const { actions, asked } = open([unreachable, unreachable, { kind: 'created', id: 'g-1' }]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked.times).toBe(3);
  expect(actions.at(-1)).toMatchObject({ type: 'checkout/familyPlanGroupCreated' });
});

test.each([
  ['a refusal', [{ kind: 'refused' as const }], 0],
  ['a minute without an answer', [], 60_000],
])('%s ends it', async (_what, outcomes, ms) => {
  const { actions } = open(outcomes);
  await vi.advanceTimersByTimeAsync(ms);
  expect(actions.at(-1)).toMatchObject({ type: 'checkout/familyPlanGroupFailed' });
});

test.each([
  ['another plan', { status: 'confirmed', plan: 'annual' }],
  ['a family plan that begins later', { ...bought, follows: {} }],
  ['a purchase that is checked yet', { status: 'checking' }],
])('nothing is asked for %s', async (_what, confirmation) => {
  const { actions, asked } = open([], confirmation);
  await vi.advanceTimersByTimeAsync(0);
  expect([actions, asked.times]).toEqual([[], 0]);
});
