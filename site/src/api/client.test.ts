import { describe, expect, it } from 'vitest';
import { createApi, createMemberApi } from './client.ts';

const json = (body: unknown, status = 200) =>
  ({ status, ok: status < 300, json: () => Promise.resolve(body) }) as Response;
const unreachable = { kind: 'unreachable' };
const events = { events: [] };

/** A client of a backend that answers like this. */
function apiOf(answer: () => Promise<Response>) {
  const sent: [address: unknown, init: RequestInit | undefined][] = [];
  const fetch: typeof globalThis.fetch = (address, init) => {
    sent.push([address, init]);
    return answer();
  };
  return { api: createApi(fetch), memberApi: createMemberApi(fetch, 'nora & sami'), sent };
}

const answering = (body: unknown, status?: number) => apiOf(() => Promise.resolve(json(body, status)));

describe('the API client', () => {
  it('returns the data of an answer', async () => {
    const { memberApi, sent } = answering({ data: { id: 'one', attributes: { plan: 'B2CMONTHLY' } } }, 201);
    const wish = { plan: 'B2CMONTHLY', country: 'DE' };

    expect(await memberApi.post('/subscription/payments/web/quotes', { body: wish })).toEqual({
      kind: 'ok',
      data: { id: 'one', attributes: { plan: 'B2CMONTHLY' } },
    });
    expect(sent).toMatchObject([
      [
        '/subscription/payments/web/quotes?userId=nora+%26+sami',
        {
          method: 'POST',
          body: JSON.stringify(wish),
          headers: { accept: 'application/json', 'content-type': 'application/json' },
        },
      ],
    ]);
  });

  it('asks for attributes, or for what else a service says that its answer names', async () => {
    const data = { healthHub: 'acorn-health', status: 'notEnrolled' };
    const { api } = answering({ data });

    const path = '/b2b/v2/org/enroll/check-member-enrollment-status';
    expect(await api.get(path, {})).toEqual(unreachable);
    expect(await api.get(path, { content: 'status' })).toEqual({ kind: 'ok', data });
  });

  it('escapes what it fills into the path and the query', async () => {
    const { memberApi, sent } = answering({ data: { attributes: {} } });
    await memberApi.get('/subscription/payments/web/purchases/{id}', { path: { id: 'a/b?c' } });
    await memberApi.get('/subscription/payments/web/validate', { query: { upgrade: 'true' } });

    expect(sent.map(([address]) => address)).toEqual([
      '/subscription/payments/web/purchases/a%2Fb%3Fc?userId=nora+%26+sami',
      '/subscription/payments/web/validate?upgrade=true&userId=nora+%26+sami',
    ]);
    expect(sent[0]?.[1]).not.toHaveProperty('body');
  });

  it('posts a form to the address of its page', async () => {
    const { api, sent } = answering({ data: { attributes: { next: '/' } } });
    await api.post('/login', { address: '/de/login?plan=B2CMONTHLY', body: { email: 'a@example.com' } });

    expect(sent[0]?.[0]).toBe('/de/login?plan=B2CMONTHLY');
  });

  it('returns the status and the errors of a refusal', async () => {
    const errors = [{ code: 'PAYMENT_DECLINED' }];
    const { api } = answering({ errors }, 402);

    expect(await api.post('/login', { body: {} })).toEqual({ kind: 'refused', status: 402, errors });
  });

  it.each([
    ['SIGNED_OUT', { errors: [{ code: 'SIGNED_OUT' }] }],
    ['another code', { errors: [{ code: 'UNAUTHORISED' }] }],
    ['no code', { errors: [] }],
    ['nothing', null],
  ])('is signed out where the status is 401, with %s', async (_what, body) => {
    const { api } = answering(body, 401);

    expect(await api.post('/analytics/events', { body: events })).toEqual({ kind: 'signedOut' });
  });

  it('is signed out where a proxy answers 401 with a page of its own', async () => {
    const page = { status: 401, json: () => Promise.reject(new SyntaxError('<')) } as Response;

    expect(await apiOf(() => Promise.resolve(page)).api.get('/session', {})).toEqual({ kind: 'signedOut' });
  });

  it('is refused where the status is 401 for wrong credentials', async () => {
    const errors = [{ code: 'WRONG_CREDENTIALS' }];
    const { api } = answering({ errors }, 401);

    expect(await api.post('/login', { body: {} })).toEqual({ kind: 'refused', status: 401, errors });
  });

  it('tells a member whose session is over from one whose browser another account uses', async () => {
    const ask = async (code: string, status: number) =>
      answering({ errors: [{ code }] }, status).memberApi.get('/user/users', {});

    expect(await ask('SIGNED_OUT', 401)).toEqual({ kind: 'notSignedIn', why: 'signedOut' });
    expect(await ask('NOT_YOUR_ACCOUNT', 403)).toEqual({ kind: 'notSignedIn', why: 'otherAccount' });
    expect(await ask('FOREIGN_ORIGIN', 403)).toMatchObject({ kind: 'refused', status: 403 });
  });

  it('names the trace of a press, the same for each request of it', async () => {
    const { memberApi, sent } = answering({ data: { attributes: {} } });
    const path = '/subscription/payments/web/payment-pages';
    const press = '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10';
    for (const each of [press, press, 'key-1', undefined])
      await memberApi.post(path, { body: {}, press: each });

    const named = '00-3f0c2a4e5b1d4c629f0e2a7d1b8c9e10-9f0e2a7d1b8c9e10-00';
    const headersOf = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers));
    expect(sent.map(([, init]) => headersOf(init).traceparent)).toEqual([named, named, undefined, undefined]);
  });

  it('limits the time of each request', async () => {
    const { api, sent } = answering({ data: { attributes: {} } });
    await api.post('/analytics/events', { body: events });

    expect(sent[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

// Only bugs throw: a fault in a service would end the saga that called it.
describe('a malformed answer', () => {
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
    [
      'a page of a proxy',
      () => Promise.resolve({ status: 502, json: () => Promise.reject(new SyntaxError('<')) } as Response),
    ],
  ])('is unreachable: %s', async (_what, answer) => {
    expect(await apiOf(answer).api.get('/session', {})).toEqual(unreachable);
  });

  it.each([
    ['nothing', null],
    ['no data', {}],
    ['data of nothing', { data: null }],
    ['data without attributes', { data: {} }],
    ['errors that are no list', { errors: 'many' }],
    ['an error in another shape', { error: 'Internal Server Error' }],
  ])('is unreachable: %s', async (_what, body) => {
    expect(await answering(body).api.post('/analytics/events', { body: events })).toEqual(unreachable);
  });
});
