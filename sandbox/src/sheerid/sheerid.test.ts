import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { signatureOf } from './notifier.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const token = () => ({ authorization: `Bearer ${sandbox.config.sheerid.token}` });
const api = '/sheerid/rest/v2/verification';

async function start(): Promise<string> {
  const { programId } = sandbox.config.sheerid;
  const answer = await sandbox.app.inject({
    ...{ method: 'POST', url: api, headers: token(), payload: { programId } },
  });
  const { verificationId, ...rest } = answer.json<{ verificationId: string }>();
  expect(rest).toMatchObject({
    currentStep: 'collectStudentPersonalInfo',
    submissionUrl: expect.stringContaining('collectStudentPersonalInfo'),
  });
  return verificationId;
}

const person = {
  firstName: 'Alex',
  lastName: 'Morgan',
  email: 'alex@harbour.example',
  birthDate: '2004-05-06',
};

async function typed(id: string, school: string, changed: object = {}) {
  const url = `/sheerid/verify/${sandbox.config.sheerid.programId}/?verificationId=${id}`;
  const payload = new URLSearchParams({ ...person, school, ...changed }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return sandbox.app.inject({ method: 'POST', url, payload, headers });
}
const stepOf = async (id: string) => (await sandbox.app.inject(`${api}/${id}`)).json<object>();
const review = (verificationId: string, decision: string) =>
  sandbox.app.inject({ method: 'POST', url: '/sheerid/reviews', payload: { verificationId, decision } });

it('starts for who has the token, for its program alone', async () => {
  const { programId } = sandbox.config.sheerid;
  const post = (headers: Record<string, string>, payload: object) =>
    sandbox.app.inject({ method: 'POST', url: api, headers, payload });
  expect((await post({}, { programId })).statusCode).toBe(401);
  expect((await post(token(), { programId: 'other' })).statusCode).toBe(404);
});

it('confirms at once, leads back and tells the site with its signature', async () => {
  const id = await start();
  const answer = await typed(id, 'harbour');
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${sandbox.config.siteOrigin}/student?verificationId=${id}`,
  ]);
  expect(await stepOf(id)).toMatchObject({ currentStep: 'success' });
  const details = await sandbox.app.inject({ url: `${api}/${id}/details`, headers: token() });
  expect(details.json()).toMatchObject({ confirmedSegments: [{ segment: 'student', active: true }] });
  expect((await sandbox.app.inject(`${api}/${id}/details`)).statusCode).toBe(401);
  await expect.poll(() => sandbox.heard.length).toBe(1);
  const [heard] = sandbox.heard;
  expect(heard?.body).toEqual({ verificationId: id, notifierEventType: 'SUCCESS' });
  expect(heard?.headers['x-sheerid-signature']).toBe(
    signatureOf(JSON.stringify(heard?.body), sandbox.config.sheerid.webhookSecret),
  );
});

it('asks again for what can be mended, with 200 and its ids', async () => {
  const id = await start();
  expect((await typed(id, '', { email: 'alex' })).statusCode).toBe(200);
  expect(await stepOf(id)).toMatchObject({
    currentStep: 'collectStudentPersonalInfo',
    errorIds: ['invalidEmail', 'invalidOrganization'],
  });
});

it('asks for a document, rejects it with reasons, and takes another', async () => {
  const id = await start();
  await typed(id, 'northfield');
  expect(await stepOf(id)).toMatchObject({ currentStep: 'docUpload', rejectionReasons: [] });
  const upload = () =>
    sandbox.app.inject({
      method: 'POST',
      url: `/sheerid/verify/${sandbox.config.sheerid.programId}/?verificationId=${id}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\nhello\r\n--x--',
    });
  await upload();
  expect(await stepOf(id)).toMatchObject({ currentStep: 'pending' });
  await review(id, 'reject');
  expect(await stepOf(id)).toMatchObject({
    currentStep: 'docUpload',
    rejectionReasons: ['DOCUMENT_EXPIRED'],
  });
  await upload();
  await review(id, 'accept');
  expect(await stepOf(id)).toMatchObject({ currentStep: 'success' });
});

it('refuses, and forgets what was left open', async () => {
  const refused = await start();
  await typed(refused, 'closed');
  expect(await stepOf(refused)).toMatchObject({ currentStep: 'error', errorIds: ['fraudRulesReject'] });
  const left = await start();
  await sandbox.app.inject({ method: 'POST', url: '/clock/advance', payload: { days: 15 } });
  expect(await stepOf(left)).toMatchObject({ currentStep: 'error', errorIds: ['expiredVerification'] });
});

it('can be away, late, or talk rubbish', async () => {
  const id = await start();
  const fault = (name: string) =>
    sandbox.app.inject({ method: 'POST', url: '/sheerid/fault', payload: { fault: name } });
  await fault('down');
  expect((await sandbox.app.inject(`${api}/${id}`)).statusCode).toBe(503);
  await fault('rubbish');
  expect((await sandbox.app.inject(`${api}/${id}`)).headers['content-type']).toContain('html');
  await fault('none');
  expect((await sandbox.app.inject(`${api}/${id}`)).statusCode).toBe(200);
});

it('tells again where the site does not answer', async () => {
  sandbox.answerWith(500);
  const id = await start();
  await typed(id, 'harbour');
  await expect.poll(() => sandbox.heard.length, { timeout: 5000 }).toBe(2);
});
