import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import {
  cardOpened,
  lookupAnswered,
  lookupOffline,
  lookupRequested,
  lookupResumed,
} from '../../src/pages/identity/SsoLogin/ssoLogin.ts';
import type { AnsweredLookup } from '../../src/services/organisations.ts';
import type { SignedOut } from '../../src/api/client.ts';
import { watchLookUp } from './lookUp.ts';

const pressed = lookupRequested({ address: '/sso-login?step=sso-login', search: { term: 'Acorn' } });
const notFound: AnsweredLookup = { status: 'notFound', lookupType: 'name' };

/** The look-up with this answer of the backend, once it can be reached. */
function openLookUp(answer: Promise<AnsweredLookup | SignedOut>, connected = true) {
  const network = { connected, online: (): void => undefined };
  const happened: unknown[] = [];
  const channel = stdChannel<Action>();
  const task = runSaga(
    {
      channel,
      dispatch: (action: Action) => happened.push(action),
      getState: () => ({ visitor: { language: 'de', path: '/de/sso-login?step=sso-login&intent=link' } }),
      context: {
        organisations: {
          lookUp: (address: string) => {
            happened.push(`post ${address}`);
            return network.connected ? answer : Promise.resolve({ status: 'unavailable' });
          },
        },
        navigation: { go: (address: string) => happened.push(`go ${address}`) },
        connection: {
          reachesServer: () => Promise.resolve(network.connected),
          onOnline: (online: () => void) => {
            network.online = online;
            return () => undefined;
          },
        },
      },
    },
    watchLookUp,
  );
  async function settled() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  return {
    happened,
    put: async (action: Action) => {
      channel.put(action);
      await settled();
    },
    reconnect: async () => {
      network.connected = true;
      network.online();
      await settled();
    },
    close: () => {
      task.cancel();
    },
  };
}

test('posts once for two presses, to the address of the form', async () => {
  const page = openLookUp(new Promise(() => undefined));
  await page.put(pressed);
  await page.put(pressed);
  expect(page.happened).toEqual(['post /sso-login?step=sso-login']);
  page.close();
});

test('answers with the outcome', async () => {
  const page = openLookUp(Promise.resolve(notFound));
  await page.put(pressed);
  expect(page.happened).toContainEqual(lookupAnswered(notFound));
  page.close();
});

test('a session that has ended leads to log in, and back', async () => {
  const page = openLookUp(Promise.resolve('signedOut'));
  await page.put(pressed);
  const back = encodeURIComponent('/de/sso-login?step=sso-login&intent=link');
  expect(page.happened[1]).toBe(`go /de/login?redirectOnSuccess=${back}&reason=sessionEnded`);
  expect(page.happened).toHaveLength(2);
  page.close();
});

test('waits for a connection, and asks again', async () => {
  const page = openLookUp(Promise.resolve(notFound), false);
  await page.put(pressed);
  expect(page.happened).toEqual(['post /sso-login?step=sso-login', lookupOffline()]);

  await page.reconnect();
  expect(page.happened.slice(2)).toEqual([
    lookupResumed(),
    'post /sso-login?step=sso-login',
    lookupAnswered(notFound),
  ]);
  page.close();
});

test('an answer after the visitor went back is dropped, and the next search is sent', async () => {
  const page = openLookUp(new Promise(() => undefined));
  await page.put(pressed);
  await page.put(cardOpened('existing-account'));
  await page.put(pressed);
  expect(page.happened).toEqual(['post /sso-login?step=sso-login', 'post /sso-login?step=sso-login']);
  page.close();
});
