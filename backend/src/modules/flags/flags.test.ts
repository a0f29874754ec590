import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import type { FlagSettings } from '../../config/flag-names.ts';
import { openFlags } from './index.ts';

async function openApp(settings: FlagSettings, { askable = false } = {}) {
  const app = Fastify();
  await app.register(cookie);
  const { flagsFor } = await openFlags(app, { settings, askable, secure: true });
  app.get('/', (request) => flagsFor(request));
  return app;
}

test('what is not set has its default: rows of payment methods and the comparison for friends are on, all else is off', async () => {
  const app = await openApp({ showValueProps: true });
  expect((await app.inject('/')).json()).toEqual({
    showTablessPaymentForm: true,
    showValueProps: true,
    sleepRegistration: false,
    checkoutMaintenancePage: false,
    internationalLanguage: false,
    referralV2: true,
  });
});

test('no targeting key is set while every flag is the same for all', async () => {
  const app = await openApp({ showValueProps: true });
  expect((await app.inject('/')).cookies).toEqual([]);
});

test('a share of the visitors sees a flag, and each of them sees it again', async () => {
  const app = await openApp({ sleepRegistration: 50 });
  const first = await Promise.all(Array.from({ length: 60 }, () => app.inject('/')));
  const shown = first.filter((answer) => answer.json<{ sleepRegistration: boolean }>().sleepRegistration);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.length).toBeLessThan(50);

  for (const answer of first.slice(0, 10)) {
    const [key] = answer.cookies;
    expect(key).toMatchObject({ name: 'statsigStableId', maxAge: 31_536_000, secure: true, httpOnly: true });
    const again = await app.inject({ url: '/', cookies: { statsigStableId: key?.value ?? '' } });
    expect(again.json()).toEqual(answer.json());
    expect(again.cookies).toEqual([]);
  }
});

test('a key that is not ours is replaced', async () => {
  const app = await openApp({ sleepRegistration: 50 });
  const answer = await app.inject({ url: '/', cookies: { statsigStableId: 'chosen-by-hand' } });
  expect(answer.cookies).toHaveLength(1);
});

test('the address sets other values where that is allowed, and nowhere else', async () => {
  const address = '/?flags=showValueProps:off,sleepRegistration:on,unknown:on';
  const review = await openApp({ showValueProps: true }, { askable: true });
  const live = await openApp({ showValueProps: true });

  expect((await review.inject(address)).json()).toMatchObject({
    showValueProps: false,
    sleepRegistration: true,
  });
  expect((await live.inject(address)).json()).toMatchObject({
    showValueProps: true,
    sleepRegistration: false,
  });
});
