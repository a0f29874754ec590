import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { personCalled } from '../../../testing/billing-app.ts';
import type { Invoices } from '../invoices/invoices.ts';
import { invoiceFileNotReady, invoiceNotFound } from '../invoices/refusals.ts';
import { invoiceRoutes } from './invoices.ts';

const userId: string = randomUUID();

/** The routes, where one invoice has a file, and another has none yet. */
async function ask(url: string, { signedIn = userId, accept = '*/*', referer = '' } = {}) {
  const app = Fastify();
  const file: Invoices['file'] = (_user, number) => {
    if (number === 'INV00000007') {
      return Promise.resolve({ ok: true, value: { number, content: Readable.from(['%PDF-1.4']) } });
    }
    const refusal = number === 'INV00000008' ? invoiceFileNotReady : invoiceNotFound;
    return Promise.resolve({ ok: false, refusal });
  };
  invoiceRoutes(app, {
    billing: { invoices: { file } as Invoices },
    sessionOf: () => Promise.resolve(signedIn === '' ? undefined : personCalled(signedIn)),
  });
  const headers = { accept, host: 'stillpoint.example', ...(referer !== '' && { referer }) };
  return app.inject({ url, headers });
}

const pdf = (number: string) => `/subscription/v1/invoices/${number}/pdf?userId=${userId}`;

// ASVS V12.3.4
test('an invoice is a PDF that is saved under its number, and not kept on the way', async () => {
  const answer = await ask(pdf('INV00000007'));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.4');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="stillpoint-INV00000007.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

// ASVS V1.4.5 V4.2.1
test.each([
  ['a visitor who is signed out', { signedIn: '' }, 'INV00000007', 401, 'SIGNED_OUT', ''],
  ['another account', { signedIn: randomUUID() }, 'INV00000007', 403, 'NOT_YOUR_ACCOUNT', ''],
  ['an invoice that is not theirs', {}, 'INV00000009', 404, 'INVOICE_NOT_FOUND', ''],
  ['a file that is not ready', {}, 'INV00000008', 503, 'INVOICE_FILE_NOT_READY', '?pdf=unavailable'],
])('refuses %s, and leads a browser to the page', async (_, visitor, number, status, code, query) => {
  const refusal = await ask(pdf(number), visitor);
  expect(refusal.statusCode).toBe(status);
  expect(refusal.json()).toMatchObject({ errors: [{ code }] });

  const referer = `http://stillpoint.example/de/subscription/invoices/${number}`;
  const followed = await ask(pdf(number), { ...visitor, accept: 'text/html,*/*', referer });
  expect(followed.statusCode).toBe(303);
  expect(followed.headers.location).toBe(`/de/subscription/invoices/${number}${query}`);
});

// ASVS V5.2.6 V12.3.1 V12.3.3
test.each(['..%2f..%2faccounts', '%0d%0aX-A:%201', '%2f%2fevil.example'])(
  'leads nowhere else for the number %s',
  async (number) => {
    const followed = await ask(pdf(number), { accept: 'text/html' });
    expect(followed.statusCode).toBe(303);
    expect(followed.headers.location).toMatch(/^\/subscription\/invoices\/[\w.%-]+$/);
  },
);
