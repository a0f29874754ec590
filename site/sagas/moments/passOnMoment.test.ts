import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { momentStates, type MomentState } from '@stillpoint/design-system';
import { momentAnalytics } from '../../src/pages/moments/Moment/moment.ts';
import type { InviteLinkPress } from '../../src/services/inviteLink.ts';
import { inviteLinkFake, type LinkBrowser } from '../testing/inviteLinkFake.ts';
import { passOnMoment } from './passOnMoment.ts';

/** What is counted on a page of a moment, and its buttons. */
function open(moment: MomentState, browser: LinkBrowser) {
  const counted: unknown[] = [];
  const { inviteLink, press } = inviteLinkFake(browser);
  const dispatch = (action: Action) =>
    counted.push(...momentAnalytics.flatMap((row) => (row.matches(action) ? row.eventsOf(action, {}) : [])));
  runSaga(
    { channel: stdChannel(), getState: () => ({ moment }), dispatch, context: { inviteLink } },
    passOnMoment,
  );
  return {
    counted,
    async press(what: InviteLinkPress) {
      press(what);
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    },
  };
}

type Own = Extract<MomentState, { status: 'own' }>;
const states: readonly MomentState[] = Object.values(momentStates);
const own = states.find((state): state is Own => state.status === 'own' && !state.justShared);
if (own === undefined) throw new Error('There is a state of an own moment that was shared before.');

const event = { type: 'activity', name: 'moment', category: 'share', contentId: 'four-and-four' };

test('a moment that was shared just now is counted, by SPEC’s category and action', () => {
  const browser = { share: 'shared', copies: true } as const;
  expect(open({ ...own, justShared: true }, browser).counted).toEqual([{ ...event, action: 'complete' }]);
  expect(open(own, browser).counted).toEqual([]);
});

test.each<[InviteLinkPress, LinkBrowser, number]>([
  ['copy', { share: 'shared', copies: true }, 1],
  ['copy', { share: 'shared', copies: false }, 0],
  ['share', { share: 'shared', copies: true }, 1],
  ['share', { share: 'closed', copies: true }, 0],
  ['share', { share: 'failed', copies: true }, 1],
])('a press on %s is counted where the link went out: %o', async (what, browser, times) => {
  const page = open(own, browser);
  await page.press(what);
  expect(page.counted).toEqual(Array.from({ length: times }, () => ({ ...event, action: 'send' })));
});

test('a moment of another person counts nothing', async () => {
  const page = open({ status: 'gone' }, { share: 'shared', copies: true });
  await page.press('copy');
  expect(page.counted).toEqual([]);
});
