import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../testing/app.ts';
import type { Browser } from '../testing/browser.ts';
import { newBrowser, newEmail, newMember, password, sessionIn } from '../testing/members.ts';

interface Described {
  format?: string;
  properties?: Record<string, Described>;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Described }[];
  requestBody?: { content: Record<string, { schema: Described; example?: object; examples?: Examples }> };
}
type Examples = Record<string, { value: object }>;

/** The forms of pages, which the API's document leaves out. */
const undescribedForms = [
  { path: '/checkout', body: { plan: 'B2CMONTHLY', voucher: 'SLEEP30' } },
  {
    path: '/subscription/cancel',
    body: { userId: 'nora', subscriptionId: 'd0000000-0000-4000-8000-000000000001' },
  },
  { path: '/preferences', body: { theme: 'day', language: 'de', country: 'DE', path: '/' } },
];
const urn = 'urn:uuid:d0000000-0000-4000-8000-000000000001';

let testApp: TestApp;
let member: Browser;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  testApp = await openTestApp();
  member = (await newMember(testApp)).browser;
  const { paths } = (await testApp.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}, 60_000);
afterAll(() => testApp.close());

const bodies = () => [
  ...undescribedForms.map((form) => ({ ...form, method: 'post' })),
  ...operations.flatMap(({ method, path, operation }) => {
    const { example, examples } = operation.requestBody?.content['application/json'] ?? {};
    const body = example ?? Object.values(examples ?? {})[0]?.value;
    return body === undefined ? [] : [{ method, path, body }];
  }),
];

/** Posts or patches as a script of ours does, or posts as the billing company with its password. */
function send(method: string, path: string, body: object) {
  const { calloutUser, calloutPassword } = testApp.config.zuora;
  const credentials = Buffer.from(`${calloutUser}:${calloutPassword}`).toString('base64');
  if (path !== '/zuora/callouts') {
    return member.postJson(path.replace(/\{\w+\}/g, urn.slice(9)), body, verb(method));
  }
  return testApp.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { authorization: `Basic ${credentials}` },
  });
}

function verb(method: string): 'POST' | 'PATCH' {
  return method === 'patch' ? 'PATCH' : 'POST';
}

/** Every body with one of its texts replaced, at any depth, and the pointer to it. */
function replaced(
  body: object,
  replacement: (text: string) => unknown,
  under = '',
): { body: object; pointer: string }[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const pointer = `${under}/${name}`;
    if (typeof value === 'string') return [{ body: { ...body, [name]: replacement(value) }, pointer }];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return replaced(value, replacement, pointer).map((inner) => ({
      ...inner,
      body: { ...body, [name]: inner.body },
    }));
  });
}

// ASVS V1.5.2 V1.5.3 V5.1.1 V5.1.3 V13.2.2
describe('a body of JSON', () => {
  test.each([
    ['a list of the text', (text: string) => [text]],
    ['null', () => null],
    ['a number', () => 5],
  ])('is refused with a pointer where a text is %s, in every route', async (_what, replacement) => {
    const posted = bodies().flatMap(({ method, path, body }) =>
      replaced(body, replacement).map((changed) => ({ method, path, ...changed })),
    );
    expect(posted.length).toBeGreaterThan(15);
    for (const { method, path, body, pointer } of posted) {
      const answer = await send(method, path, body);
      expect({ path, pointer, status: answer.statusCode, answer: answer.json<unknown>() }).toEqual({
        path,
        pointer,
        status: 400,
        answer: {
          errors: [
            expect.objectContaining({ code: 'INVALID_REQUEST', source: { pointer: expect.any(String) } }),
          ],
        },
      });
    }
  });
});

// ASVS V5.1.4
describe('an id in the form urn:uuid:…', () => {
  test('is refused wherever an operation takes an id in its path', async () => {
    const withId = operations.filter(({ operation }) =>
      operation.parameters?.some(({ schema }) => schema.format === 'uuid'),
    );
    expect(withId.length).toBeGreaterThanOrEqual(3);
    for (const { method, path } of withId) {
      const url = path.replace(/\{\w+\}/g, urn);
      const answer = method === 'get' ? await member.open(url) : await member.postJson(url, {}, verb(method));
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
  });

  test('is refused wherever a body holds an id', async () => {
    const ids = bodies().flatMap(({ method, path, body }) =>
      replaced(body, (text) => (/^[\da-f-]{36}$/.test(text) ? urn : text))
        .filter((changed) => JSON.stringify(changed.body).includes(urn))
        .map((changed) => ({ method, path, ...changed })),
    );
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const { method, path, body } of ids) {
      const answer = await send(method, path, body);
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
  });
});

// ASVS V5.1.3
describe('a zero character', () => {
  test.each([
    ['in the query', '/login?redirectOnSuccess=/%00', undefined, 400],
    ['in a query that cannot be decoded', '/login?redirectOnSuccess=/%00%zz', undefined, 400],
    ['in the address of the page before', '/login', '/login?redirectOnSuccess=/%00', 200],
    ['in the undecodable address of the page before', '/de/register', '/login?redirectOnSuccess=%00%zz', 200],
    ['in the state of a callback', '/auth?state=%00%zz', undefined, 400],
  ])('%s is no fault of the server', async (_where, url, from, status) => {
    expect((await newBrowser(testApp).open(url, from)).statusCode).toBe(status);
  });
});

describe('an address that cannot be read', () => {
  const open = (accept: string) =>
    testApp.app.inject({ url: '/de/%zz?voucher=%ff', headers: { accept, cookie: 'hsjwt=a; theme=%' } });

  // ASVS V14.4.1
  test('is answered with a page where a browser opens it', async () => {
    const answer = await open('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([answer.statusCode, answer.json()]).toEqual([400, { route: 'notFound' }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('is answered with errors[] where a script asks for it', async () => {
    expect((await open('application/json')).json()).toMatchObject({ errors: [{ code: 'FST_ERR_BAD_URL' }] });
  });
});

// ASVS V4.2.2 V13.2.3
describe('a form that another site posts', () => {
  const posted = (accept: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/de/login',
      headers: {
        accept,
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=nora%40example.org',
    });

  test('is refused with a page where a browser posts it', async () => {
    const answer = await posted('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { route: 'requestRefused', facts: { state: { status: 'foreignPage' }, opens: true } },
    ]);
    expect(answer.headers['content-type']).toMatch('text/html');
  });

  test('is refused with errors[] where a script posts it', async () => {
    const answer = await posted('application/json');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'FOREIGN_ORIGIN' }] });
  });
});

// ASVS V4.1.2 V5.1.2
test('a field that a form does not have is not written', async () => {
  const email = newEmail();
  const browser = newBrowser(testApp);
  await browser.open('/register');
  const own = {
    id: urn.slice(9),
    email_verified_at: '2020-01-01',
    emailVerifiedAt: '2020-01-01',
    external_id: 'x',
    externalId: 'x',
    privileges: 'MODERATOR',
    kind: 'B2B',
  };
  await browser.follow(await browser.post('/register', { fullname: 'Nora New', email, password, ...own }));
  const rows = await sql`
    select id, email_verified_at, external_id from accounts where email = ${email}`.execute(testApp.db);
  expect(rows.rows).toEqual([
    { id: expect.not.stringContaining(own.id), emailVerifiedAt: null, externalId: null },
  ]);
  expect(await sessionIn(browser)).toMatchObject({ privileges: [], kind: 'B2C' });
});

const asJson = { 'content-type': 'application/json', accept: 'application/json' };
const fromOurPage = () => ({ accept: 'application/json', origin: testApp.config.siteOrigin });

// ASVS V13.1.5 V13.2.5
test.each(['multipart/form-data; boundary=x', 'application/xml', 'image/png', 'application/octet-stream'])(
  'a body of %s is refused everywhere',
  async (type) => {
    const paths = [
      '/login',
      '/register',
      ...operations.flatMap(({ method, path }) => (method === 'post' ? [path] : [])),
    ];
    const taken: unknown[] = [];
    for (const url of paths) {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: url.replace(/\{\w+\}/g, urn.slice(9)),
        payload: '--x',
        headers: { ...fromOurPage(), 'content-type': type },
      });
      if (![401, 403, 415].includes(answer.statusCode)) taken.push([url, answer.statusCode]);
    }
    expect(taken).toEqual([]);
  },
);

// ASVS V5.5.3
test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  'a body that names a prototype is refused: %s',
  async (payload) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/login',
      payload,
      headers: { ...fromOurPage(), ...asJson },
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  },
);
