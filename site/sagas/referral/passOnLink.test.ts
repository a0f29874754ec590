import { expect, test } from 'vitest';
import type { Action } from 'redux';
import { runSaga, stdChannel } from 'redux-saga';
import type { InviteLinkPress } from '../../src/services/inviteLink.ts';
import { inviteLinkFake, type LinkBrowser } from '../testing/inviteLinkFake.ts';
import { passOnLink } from './passOnLink.ts';

const link = 'https://stillpoint.example/with/k7m2p9q';

function open(browser: LinkBrowser) {
  const { inviteLink, done, press } = inviteLinkFake(browser);
  runSaga(
    {
      channel: stdChannel(),
      dispatch: ({ type }: Action) => done.push(type),
      getState: () => ({ invite: { link } }),
      context: { inviteLink },
    },
    passOnLink,
  );
  return { done, press };
}

test.each<[string, InviteLinkPress, LinkBrowser, string[]]>([
  ['copies', 'copy', { share: 'shared', copies: true }, [`copy ${link}`, 'copied', 'share/linkShared']],
  [
    'tells that nothing was copied',
    'copy',
    { share: 'shared', copies: false },
    [`copy ${link}`, 'notCopied'],
  ],
  ['shares', 'share', { share: 'shared', copies: true }, [`share ${link}`, 'share/linkShared']],
  [
    'leaves it at that where the sheet is closed',
    'share',
    { share: 'closed', copies: true },
    [`share ${link}`],
  ],
  [
    'copies what cannot be shared',
    'share',
    { share: 'failed', copies: true },
    [`share ${link}`, `copy ${link}`, 'copied', 'share/linkShared'],
  ],
])('%s', async (_, what, browser, expected) => {
  const { done, press } = open(browser);
  press(what);
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  expect(done).toEqual(expected);
});
