import { expect, test } from 'vitest';
import { passkeyOfferStates as states } from '@stillpoint/design-system';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { passkeyAddingFailed, passkeyAddingRequested, passkeysSupported } from '../passkeyEvents.ts';
import { passkeyOffer, passkeyOfferFrom } from './passkeyOffer.ts';

test('each event leads to a state of the screen, and keeps where the log-in leads on to', () => {
  const opened = passkeyOfferFrom({ next: '/plans' });
  expect(opened).toEqual(states.withoutScript);
  expect(passkeyOffer(opened, passkeysSupported(false))).toEqual(states.unable);
  const able = passkeyOffer(opened, passkeysSupported(true));
  expect(able).toEqual(states.open);
  const asking = passkeyOffer(able, passkeyAddingRequested());
  expect(asking).toEqual(states.asking);
  expect(passkeyOffer(asking, passkeyAddingFailed('cancelled'))).toEqual(states.cancelled);
  expect(passkeyOffer(asking, otherAccountFound())).toEqual(states.otherAccount);
});
