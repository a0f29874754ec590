import { expect, test } from 'vitest';
import { passkeysStates as states } from '@stillpoint/design-system';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { passkeyAddingFailed, passkeyAddingRequested, passkeysSupported } from '../passkeyEvents.ts';
import { passkeys, passkeysFrom, type PasskeysFacts } from './passkeys.ts';

const facts: PasskeysFacts = states.open;

test('what the backend knows is a state of the screen, before a script knows the device', () => {
  expect(passkeysFrom(facts)).toEqual(states.withoutScript);
  expect(passkeysFrom({ status: 'otherAccount' })).toEqual(states.otherAccount);
});

test('a script tells whether the browser has passkeys, and what becomes of the device’s question', () => {
  const empty = { ...states.withoutScript, passkeys: [] };
  const able = passkeys(empty, passkeysSupported(true));
  expect(able).toEqual(states.empty);
  expect(passkeys(empty, passkeysSupported(false))).toEqual(states.unable);
  const asking = passkeys(able, passkeyAddingRequested());
  expect(asking).toEqual(states.asking);
  expect(passkeys(asking, passkeyAddingFailed('cancelled'))).toEqual(states.cancelled);
  expect(passkeys(asking, otherAccountFound())).toEqual(states.otherAccount);
});
