import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { buyFamily } from './buy-family.ts';

async function follow(url: string, familyPlans = ['B2CFAMILYA2022', 'B2CFAMILYM']) {
  const app = Fastify();
  await app.register(buyFamily, { familyPlans });
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers.location];
}

test.each([
  ['/buy/family', '/checkout?plan=B2CFAMILYA2022'],
  ['/de/buy/family?plan=B2CFAMILYM', '/de/checkout?plan=B2CFAMILYM'],
  ['/fr/buy/family?plan=B2CANNUAL&voucher=FAMILYONLY', '/fr/checkout?plan=B2CFAMILYA2022&voucher=FAMILYONLY'],
])('%s leads to %s', async (url, checkout) => {
  expect(await follow(url)).toEqual([302, checkout]);
});

test('where no family plan is sold, it leads to what one is', async () => {
  expect(await follow('/es/buy/family', [])).toEqual([302, '/es/familyplan']);
});
