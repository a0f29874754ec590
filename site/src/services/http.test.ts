import { describe, expect, it } from '@jest/globals';
import { createHttp } from './http.ts';

const json = (body: unknown, status = 200) => ({ status, json: () => Promise.resolve(body) }) as Response;
const unreachable = { kind: 'unreachable' };

/** Speaks with a backend that answers like this. */
function speakingWith(answer: () => Promise<Response>) {
  const sent: [address: unknown, init: RequestInit | undefined][] = [];
  const http = createHttp((address, init) => {
    sent.push([address, init]);
    return answer();
  });
  return { http, sent };
}

const answering = (body: unknown, status?: number) => speakingWith(() => Promise.resolve(json(body, status)));

describe('speaking with the backend', () => {
  it('gives the attributes of an answer', async () => {
    const { http, sent } = answering({ data: { attributes: { id: 'one' } } });

    expect(await http.post('/things', { colour: 'dusk' })).toEqual({
      kind: 'given',
      attributes: { id: 'one' },
    });
    expect(sent).toMatchObject([
      [
        '/things',
        {
          method: 'POST',
          body: '{"colour":"dusk"}',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
        },
      ],
    ]);
  });

  it('tells why and with which status something was refused', async () => {
    const errors = [{ code: 'PAYMENT_DECLINED' }];
    const { http } = answering({ errors }, 402);

    expect(await http.post('/things', {})).toEqual({ kind: 'refused', status: 402, errors });
  });

  it('gives up on a backend that says nothing at all', async () => {
    const { http, sent } = answering({ data: { attributes: {} } });
    await http.get('/things');

    expect(sent[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

// Only bugs throw: a saga that is thrown at ends, and the page with it.
describe('an answer that is none', () => {
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
    [
      'a page of a proxy',
      () => Promise.resolve({ status: 502, json: () => Promise.reject(new SyntaxError('<')) } as Response),
    ],
  ])('is unreachable: %s', async (_what, answer) => {
    expect(await speakingWith(answer).http.get('/things')).toEqual(unreachable);
  });

  it.each([
    ['nothing', null],
    ['no data', {}],
    ['data of nothing', { data: null }],
    ['data without attributes', { data: {} }],
    ['errors that are no list', { errors: 'many' }],
    ['an error in another shape', { error: 'Internal Server Error' }],
  ])('is unreachable: %s', async (_what, body) => {
    expect(await answering(body).http.post('/things', {})).toEqual(unreachable);
  });
});
