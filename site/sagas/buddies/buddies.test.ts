import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import { buddiesStates, type BuddiesState } from '@stillpoint/design-system';
import type { Action } from 'redux';
import type { AnalyticsEvent } from '../../src/domain/analyticsEvents.ts';
import { buddiesAnalytics } from '../../src/pages/buddies/Buddies/analyticsRows.ts';
import { linkShared } from '../../src/state/share/share.ts';
import { watchAnalytics } from '../analytics/countEvents.ts';
import { inviteLinkFake } from '../testing/inviteLinkFake.ts';
import { passOnBuddyLink } from './passOnBuddyLink.ts';
import { tellWhatWasDone } from './tellWhatWasDone.ts';

const nothing = () => undefined;

/** What a page in a state counts when it is opened, its visitor having agreed to that. */
function countedOn(buddies: BuddiesState): AnalyticsEvent[] {
  const counted: AnalyticsEvent[] = [];
  const channel = stdChannel<Action>();
  const running = {
    channel,
    dispatch: (action: Action) => {
      channel.put(action);
    },
    getState: () => ({ buddies }),
    context: {
      consent: { current: () => ({ analytics: 'accept', marketing: 'decline' }) },
      analytics: { track: (event: AnalyticsEvent) => counted.push(event), forget: nothing },
    },
  };
  const watching = runSaga(running, watchAnalytics, buddiesAnalytics);
  runSaga(running, tellWhatWasDone);
  watching.cancel();
  return counted;
}

test('a request that was sent, and one that was accepted, are counted, without names', () => {
  const event = { type: 'activity', name: 'buddy request', category: 'share' };
  expect(countedOn(buddiesStates.asked)).toEqual([{ ...event, action: 'send' }]);
  expect(countedOn(buddiesStates.accepted)).toEqual([{ ...event, action: 'confirm' }]);
});

test.each([buddiesStates.none, buddiesStates.blocked, buddiesStates.declined, buddiesStates.otherAccount])(
  'nothing else is counted, %#',
  (state) => {
    expect(countedOn(state)).toEqual([]);
  },
);

test('copies the own link', async () => {
  const { inviteLink, done, press } = inviteLinkFake({ share: 'failed', copies: true });
  const buddies = buddiesStates.some;
  const dispatched: Action[] = [];
  runSaga(
    {
      channel: stdChannel(),
      dispatch: (action: Action) => dispatched.push(action),
      getState: () => ({ buddies }),
      context: { inviteLink },
    },
    passOnBuddyLink,
  );
  press('copy');
  await expect.poll(() => dispatched).toEqual([linkShared('buddy')]);
  expect(done).toEqual([`copy ${buddies.link}`, 'copied']);
});
