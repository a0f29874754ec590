import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Check } from 'typebox/schema';
import { openTestApp, type TestApp } from '../testing/app.ts';

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface ApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let testApp: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  testApp = await openTestApp();
  document = (await testApp.app.inject('/openapi.json')).json<ApiDocument>();
}, 60_000);
afterAll(() => testApp.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

/** The JSON of an operation, sent and answered, each under a name that a failing test shows. */
const messages = () =>
  operations().flatMap(({ name, operation: { requestBody, responses } }) => [
    ...jsonIn(`${name} request`, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content }]) => jsonIn(`${name} ${status}`, content)),
  ]);

function jsonIn(name: string, content: Record<string, Media> = {}) {
  const media = content['application/json'];
  return media === undefined ? [] : [{ name, media }];
}

function examplesOf({ example, examples }: Media): unknown[] {
  if (example !== undefined) return [example];
  return Object.values(examples ?? {}).map(({ value }) => value);
}

const namesWhere = (broken: ({ operation }: ReturnType<typeof operations>[number]) => boolean) =>
  operations()
    .filter(broken)
    .map(({ name }) => name);

describe('the OpenAPI document', () => {
  // ASVS V1.5.1
  test('has every call of the site', () => {
    const names = operations().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /login',
        'POST /register',
        'GET /session',
        'GET /user/users',
        'POST /consent',
        'POST /analytics/events',
        'GET /subscription/payments/web/validate',
        'POST /subscription/payments/web/quotes',
        'POST /subscription/payments/web/payment-pages',
        'GET /subscription/payments/web/payment-methods/{refId}',
        'POST /subscription/payments/web/paypal-approvals',
        'POST /subscription/payments/web/paypal-approvals/{token}/complete',
        'POST /subscription/payments/web/subscriptions',
        'GET /subscription/payments/web/purchases/{id}',
        'POST /subscription/payments/web/subscriptions/{id}/cancel',
      ]),
    );
  });

  test('gives every operation an id of its own', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(namesWhere(({ operation }) => operation.operationId === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says of buddies what each answer is', () => {
    const ofBuddies = operations().filter(({ operation: { tags } }) => tags?.includes('Buddies'));
    expect(ofBuddies).toHaveLength(3);
    expect(JSON.stringify(ofBuddies)).not.toContain('Default Response');
  });

  test('says of moments what each answer and each field of theirs is', () => {
    const ofMoments = operations().filter(
      ({ operation: { tags, responses } }) => tags?.includes('Moments') && '401' in responses,
    );
    expect(ofMoments).toHaveLength(3);
    expect(JSON.stringify(ofMoments)).not.toContain('Default Response');
    for (const field of ['positionMs', 'toldMsAgo', 'finishedAt', 'audience', 'withheld', 'userId'])
      expect(JSON.stringify(ofMoments)).toMatch(new RegExp(`"${field}"[^}]*"description":"`));
  });

  test('gives every operation a summary and a known tag', () => {
    const known = document.tags.map(({ name }) => name);
    expect(namesWhere(({ operation: { summary = '' } }) => summary === '')).toEqual([]);
    expect(
      namesWhere(({ operation: { tags = [] } }) => tags.length !== 1 || !known.includes(tags[0] ?? '')),
    ).toEqual([]);
  });

  // ASVS V1.5.1
  test('gives an example of each JSON body, sent and answered', () => {
    const without = messages().filter(({ media }) => examplesOf(media).length === 0);
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(messages().length).toBeGreaterThan(40);
  });

  test('has examples that are valid by their schemas', () => {
    const invalid = messages().filter(
      ({ media }) => !examplesOf(media).every((example) => Check(media.schema, example)),
    );
    expect(invalid.map(({ name }) => name)).toEqual([]);
  });
});

test('the page of the API stands at /api/docs, as the start table says', async () => {
  const page = await testApp.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('swagger-ui');
});
