import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const values = {
  firstname: 'Alex',
  lastname: 'Morgan',
  email: 'alex@harbour.example',
  company: '<b>Harbour</b>',
  message: 'Hello',
};
const consent = { consent: { consentToProcess: true, text: 'We answer you.' } };

const submit = (changed: object = {}, { form = 'work-de', portal = '4100001', agreed = consent } = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/hubspot/submissions/v3/integration/submit/${portal}/${form}`,
    payload: {
      fields: Object.entries({ ...values, ...changed }).map(([name, value]) => ({
        objectTypeId: '0-1',
        name,
        value,
      })),
      context: { pageUri: 'http://localhost:4000/de/work' },
      legalConsentOptions: agreed,
    },
  });

it('takes a message, and shows it', async () => {
  const answer = await submit();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { inlineMessage: 'Thanks for submitting the form.' },
  ]);
  expect((await sandbox.app.inject('/hubspot')).body).toContain('&lt;b&gt;Harbour&lt;/b&gt;');
  expect((await sandbox.app.inject('/hubspot/submissions.json')).json()).toMatchObject({
    submissions: [{ form: 'work-de', values, pageUri: 'http://localhost:4000/de/work' }],
  });
});

it.each([
  [{ email: 'alex' }, undefined, 'INVALID_EMAIL'],
  [{ company: '' }, undefined, 'REQUIRED_FIELD'],
  [{ shoesize: '40' }, undefined, 'FIELD_NOT_IN_FORM_DEFINITION'],
  [{}, { consent: { consentToProcess: false, text: '' } }, 'MISSING_PROCESSING_CONSENT'],
])('refuses all of %j with %j as %s', async (changed, agreed, errorType) => {
  const answer = await submit(changed, agreed === undefined ? {} : { agreed });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { status: 'error', errors: [{ errorType }] },
  ]);
  expect((await sandbox.app.inject('/hubspot/submissions.json')).json()).toEqual({ submissions: [] });
});

it('knows no other form and no other account', async () => {
  expect((await submit({}, { form: 'work-nl' })).statusCode).toBe(404);
  expect((await submit({}, { portal: '1' })).statusCode).toBe(404);
});

it('can be away', async () => {
  const down = (payload: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: '/hubspot/down',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  await down('down=on');
  expect((await submit()).statusCode).toBe(503);
  await down('down=off');
  expect((await submit()).statusCode).toBe(200);
});
