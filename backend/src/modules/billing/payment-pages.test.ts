import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createPaymentPages } from './payment-pages.ts';

const signature = {
  success: true,
  signature: 'signed',
  token: 'token-1',
  tenantId: 10_000,
  key: 'key-1',
} as const;

test('the card page has no button of its own, keeps what was typed over a refusal and speaks with the site alone', async () => {
  const sign = createPaymentPages(
    {
      zuora: { signPage: () => Promise.resolve({ ok: true, body: signature }) },
      attempt: () => Promise.resolve({ ok: true }),
    },
    readConfig({ SITE_ORIGIN: 'http://localhost:4000' }),
  );
  const page = await sign('nora', { language: 'de', theme: 'night' });
  if (!page.ok) throw new Error('It was not signed.');

  expect(page.token).toBe('token-1');
  expect(Object.fromEntries(new URL(page.src).searchParams)).toEqual({
    method: 'requestPage',
    host: 'http://localhost:4000/checkout',
    fromHostedPage: 'true',
    id: 'card-page',
    tenantId: '10000',
    token: 'token-1',
    signature: 'signed',
    key: 'key-1',
    style: 'inline',
    submitEnabled: 'false',
    retainValues: 'true',
    locale: 'de',
    field_passthrough1: 'nora',
    theme: 'night',
  });
});
