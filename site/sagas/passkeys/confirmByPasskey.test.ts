import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { AnsweredPasskey, PasskeyAnswer } from '../../src/services/authenticator.ts';
import type { PasskeyButton } from '../../src/services/passkeyButton.ts';
import type { PasskeyConfirmation } from '../../src/services/passkeyConfirmation.ts';
import { confirmByPasskey } from './confirmByPasskey.ts';

const credential = { id: 'known' } as PasskeyAnswer;
const settle = () => new Promise((done) => setTimeout(done, 0));

/** A page with the button, in a browser that has passkeys unless it is `old`. */
function open({
  confirmation = {},
  answered = { ok: true, credential },
  path = '/de/user/data',
  old = false,
}: {
  confirmation?: Partial<PasskeyConfirmation>;
  answered?: AnsweredPasskey<PasskeyAnswer>;
  path?: string;
  old?: boolean;
} = {}) {
  const done: unknown[] = [];
  let press: (() => void) | undefined;
  const passkeyButton: PasskeyButton = {
    onPress: (pressed) => {
      press = pressed;
      return () => undefined;
    },
    tell: (told) => done.push(told),
  };
  const passkeyConfirmation: PasskeyConfirmation = {
    begin: () => Promise.resolve({ ok: true, value: { challenge: 'abc' } }),
    confirm: (sent) => {
      done.push(sent);
      return Promise.resolve({ ok: true, value: true });
    },
    ...confirmation,
  };
  const authenticator = old ? undefined : { ask: () => Promise.resolve(answered) };
  const navigation = { go: (address: string) => done.push(address) };
  runSaga(
    {
      channel: stdChannel(),
      getState: () => ({ visitor: { language: 'de', path } }),
      context: { passkeyButton, passkeyConfirmation, authenticator, navigation },
    },
    confirmByPasskey,
  );
  return { done, isShown: press !== undefined, press: () => press?.() };
}

test('the answer of the device confirms the person, and the page is drawn anew', async () => {
  const page = open();
  page.press();
  page.press();
  await settle();
  expect(page.done).toEqual([undefined, credential, '/de/user/data']);
});

test('what the address of the page asks for stays', async () => {
  const page = open({ path: '/user/second-factor/app?form=remove' });
  page.press();
  await settle();
  expect(page.done.at(-1)).toBe('/user/second-factor/app?form=remove');
});

test('a question that was closed sends nothing, and is said', async () => {
  const page = open({ answered: { ok: false, reason: 'unused' } });
  page.press();
  await settle();
  expect(page.done).toEqual([undefined, 'unused']);
});

test.each(['unused', 'refused', 'unavailable', 'tooManyAttempts'] as const)(
  'a refusal is said, and the button works again: %s',
  async (reason) => {
    const page = open({ confirmation: { confirm: () => Promise.resolve({ ok: false, reason }) } });
    page.press();
    await settle();
    page.press();
    await settle();
    expect(page.done).toEqual([undefined, reason, undefined, reason]);
  },
);

test('a browser without passkeys shows no button', () => {
  expect(open({ old: true }).isShown).toBe(false);
});
