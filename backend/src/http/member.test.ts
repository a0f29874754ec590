import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { newBrowser, newMember } from '../testing/members.ts';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; example?: string }[];
  requestBody?: {
    content: Record<string, { example?: object; examples?: Record<string, { value: object }> }>;
  };
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The operations that need no session. Each other one names its user. */
const forAnyone = [
  'GET /auth/pending-sign-in',
  'GET /auth/connections',
  'GET /healthz',
  'GET /moment/picture',
  'GET /readyz',
  'GET /session',
  'POST /analytics/events',
  'POST /auth/pending-sign-in/address',
  'POST /auth/pending-sign-in/code',
  'POST /auth/pending-sign-in/dismissal',
  'POST /auth/pending-sign-in/new',
  'POST /auth/pending-sign-in/owner',
  'POST /auth/notifications/apple',
  'POST /consent',
  'POST /login',
  'POST /login/forgot-password',
  'POST /login/forgot-password/new',
  'POST /login/passkey-options',
  'POST /logout',
  'POST /register',
  'POST /sso-account-link',
  'POST /sso-login',
  'POST /work',
  'POST /zuora/callouts',
];
/** These name no user, as the specification has them: they are for the account that is signed in. */
const forSession = ['GET /b2b/v2/org/enroll/check-member-enrollment-status', 'POST /b2b/member/sso/complete'];

let testApp: TestApp;
let calls: Call[];
beforeAll(async () => {
  testApp = await openTestApp();
  calls = callsIn((await testApp.app.inject('/openapi.json')).json());
}, 60_000);
afterAll(() => testApp.close());

function callsIn(document: { paths: Record<string, Record<string, Operation>> }): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const namesItsUser = ({ operation }: Call) =>
  operation.parameters?.some(
    ({ name, in: place, required }) => name === 'userId' && place === 'query' && required,
  ) ?? false;

/** Makes the call as a page does that was drawn for `userId`. */
async function make(
  call: Call,
  { browser, userId }: { browser: ReturnType<typeof newBrowser>; userId: string },
) {
  const path = call.path.replace('{day}', '2026-12-05').replace(/\{\w+\}/g, () => crypto.randomUUID());
  const query = new URLSearchParams({ userId });
  for (const { name, in: place, example } of call.operation.parameters ?? []) {
    if (place === 'query' && example !== undefined) query.set(name, example);
  }
  const url = `${path}?${query.toString()}`;
  const answer =
    call.method === 'GET'
      ? await browser.getJson(url)
      : await browser.postJson(url, bodyOf(call), call.method === 'PATCH' ? 'PATCH' : 'POST');
  const { errors } = answer.json<{ errors?: { code: string }[] }>();
  return { call: nameOf(call), status: answer.statusCode, code: errors?.[0]?.code };
}

function bodyOf({ operation }: Call): object {
  const media = operation.requestBody?.content['application/json'];
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value ?? {};
}

// ASVS V1.1.3
describe('the operations of a member', () => {
  // ASVS V1.4.4 V13.1.4
  test('are all but those that are listed here, and require the user whom they are made for', () => {
    expect(
      calls
        .filter((call) => !namesItsUser(call))
        .map(nameOf)
        .sort(),
    ).toEqual([...forAnyone, ...forSession].sort());
  });

  // ASVS V4.1.3 V4.2.1
  test('refuse an account that logged in after the page was opened', async () => {
    const [opened, loggedIn] = [await newMember(testApp), await newMember(testApp)];
    for (const call of calls.filter(namesItsUser)) {
      expect(await make(call, { browser: loggedIn.browser, userId: opened.userId })).toEqual({
        call: nameOf(call),
        status: 403,
        code: 'NOT_YOUR_ACCOUNT',
      });
    }
  });

  // ASVS V1.4.1 V4.1.1
  test('refuse a visitor who is signed out', async () => {
    for (const call of calls.filter((each) => namesItsUser(each) || forSession.includes(nameOf(each)))) {
      expect(await make(call, { browser: newBrowser(testApp), userId: crypto.randomUUID() })).toEqual({
        call: nameOf(call),
        status: 401,
        code: 'SIGNED_OUT',
      });
    }
  });
});
