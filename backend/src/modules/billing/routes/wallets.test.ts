import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { WalletsConfig } from '../../../config/wallets.ts';
import { requestValidation } from '../../../http/request-validation.ts';
import type { Billing } from '../index.ts';
import { walletRoutes } from './wallets.ts';

const wallets: WalletsConfig = {
  offered: ['googlepay'],
  script: 'https://js.zuora.example/zuora.js?"><script>',
  integrity: 'sha256-abc',
  key: 'pk_rest',
  formOf: (look) => `PF-${look}`,
  origins: ['https://js.zuora.example', 'https://pay.zuora.example'],
};

async function appWith(config: WalletsConfig | undefined) {
  const app = Fastify({ ajv: requestValidation });
  const voucherCookie = {} as Parameters<typeof walletRoutes>[1]['voucherCookie'];
  const sessionOf = () => Promise.resolve(undefined);
  walletRoutes(app, { billing: {} as Billing, sessionOf, voucherCookie, wallets: config });
  await app.ready();
  return app;
}

const address = '/checkout/wallet-frame?language=de&theme=night&country=DE&currency=EUR&amount=12.99';

// ASVS V10.3.2 V14.2.3 V14.2.6
test('the frame holds what the form is shown with, and lets nothing in but the script and what it names', async () => {
  const { statusCode, headers, body } = await (await appWith(wallets)).inject(address);
  expect(statusCode).toBe(200);
  const settings = /data-settings="([^"]*)"/
    .exec(body)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<');
  expect(JSON.parse(settings ?? '')).toEqual({
    ...{ script: wallets.script, integrity: 'sha256-abc', key: 'pk_rest' },
    form: { profile: 'PF-night', locale: 'de', region: 'DE', currency: 'EUR', amount: '12.99' },
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; frame-src https:\/\/js\.zuora\.example https:\/\/pay\.zuora\.example; .*script-src 'self' https:\/\/js\.zuora\.example https:\/\/pay\.zuora\.example; style-src 'sha256-[^']+'$/,
  );
  expect(headers['permissions-policy']).toBe(
    'payment=(self "https://js.zuora.example" "https://pay.zuora.example")',
  );
});

test.each([
  address.replace('12.99', '12'),
  address.replace('12.99', '"><script>'),
  address.replace('EUR', 'XXX'),
  address.replace('country=DE', 'country=%22'),
  address.replace('language=de', 'language=%22'),
])('%s is no frame', async (wrong) => {
  expect((await (await appWith(wallets)).inject(wrong)).statusCode).toBe(400);
});

test('where wallets are off there is no frame, and no script', async () => {
  const app = await appWith(undefined);
  for (const path of [address, '/checkout/wallet-frame.js']) {
    expect((await app.inject(path)).statusCode).toBe(404);
  }
});
