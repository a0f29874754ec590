import { expect, test } from 'vitest';
import type { UnknownAction } from 'redux';
import { runSaga } from 'redux-saga';
import { passkeyAddingFailed } from '../../src/pages/account/passkeyEvents.ts';
import type { AnsweredPasskey, NewPasskey } from '../../src/services/authenticator.ts';
import type { Passkeys } from '../../src/services/passkeys.ts';
import { addPasskey } from './addPasskey.ts';

const credential = { id: 'made' } as NewPasskey;
const begun = { ok: true, value: { challenge: 'abc' } } as const;

async function add(service: Partial<Passkeys>, made: AnsweredPasskey<NewPasskey> = { ok: true, credential }) {
  const said: UnknownAction[] = [];
  const visited: string[] = [];
  const sent: unknown[] = [];
  const passkeys: Passkeys = {
    begin: () => Promise.resolve(begun),
    add: (one) => {
      sent.push(one);
      return Promise.resolve({ ok: true, value: 'passkey-1' });
    },
    ...service,
  };
  await runSaga(
    {
      context: { passkeys, navigation: { go: (address: string) => visited.push(address) } },
      dispatch: (action: UnknownAction) => said.push(action),
      getState: () => ({ visitor: { language: 'de', path: '/de/user/passkeys' } }),
    },
    () => addPasskey({ make: () => Promise.resolve(made) }),
  ).toPromise();
  return { said, visited, sent };
}

test('a passkey that the device has made is sent, and the page asks for its name', async () => {
  expect(await add({})).toEqual({
    sent: [credential],
    said: [],
    visited: ['/de/user/passkeys?name=passkey-1'],
  });
});

test.each([
  ['unused', 'cancelled'],
  ['known', 'known'],
] as const)('what the device does not make is not sent: %s', async (reason, device) => {
  const { said, sent } = await add({}, { ok: false, reason });
  expect([said, sent]).toEqual([[passkeyAddingFailed(device)], []]);
});

test.each(['confirmFirst', 'full'] as const)(
  'the page is drawn anew where the backend knows better: %s',
  async (reason) => {
    const { visited } = await add({ begin: () => Promise.resolve({ ok: false, reason }) });
    expect(visited).toEqual(['/de/user/passkeys']);
  },
);

test.each([
  ['expired', 'cancelled'],
  ['known', 'known'],
  ['refused', 'refused'],
  ['unavailable', 'unavailable'],
] as const)('a refusal is said: %s', async (reason, device) => {
  const { said } = await add({ add: () => Promise.resolve({ ok: false, reason }) });
  expect(said).toEqual([passkeyAddingFailed(device)]);
});
