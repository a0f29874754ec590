/** @vitest-environment node */
import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Moment } from '../Moment/Moment.tsx';
import { momentStates } from '../Moment/Moment.states.ts';
import { ShareMoment } from '../ShareMoment/ShareMoment.tsx';
import { shareMomentStates } from '../ShareMoment/ShareMoment.states.ts';

const withoutScript = /<noscript>.*Sharing needs JavaScript.*<\/noscript>/;
const moment = {
  ...{ submit: '/moment', close: '/moment', report: '/community/report', ownMoments: '/moments' },
  ...{ community: '/community', share: '/moment/share', gift: '/with/k7m2p9q', login: '/login' },
  ...{ plans: '/plans', home: '/', sounds: { 'four-and-four': '/four.mp3' } },
};
const share = { submit: '/moment/share', listen: '/community', community: '/community', account: '/account' };

test.each<[string, ReactNode, boolean]>([
  ['a member who may listen', momentPage('signedIn'), true],
  ['a visitor, who shares nothing', momentPage('open'), false],
  [
    'a member who has not listened to the end',
    <ShareMoment frame={sampleFrame} state={shareMomentStates.notFinished} links={share} />,
    true,
  ],
])('without a script, %s is told that sharing needs one: %#', (_who, page, told) => {
  expect(withoutScript.test(renderToStaticMarkup(page))).toBe(told);
});

function momentPage(state: 'signedIn' | 'open') {
  return <Moment frame={sampleFrame} state={momentStates[state]} links={moment} />;
}
