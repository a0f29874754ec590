import { setTimeout as pause } from 'node:timers/promises';
import { late, startBadLine, type BadLine, type CarriedAnswer, type Harms } from './bad-line.ts';

/** Longer than our backend waits for an answer. */
const silentMs = 9000;

const page = (status: number): CarriedAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html><body><h1>Service unavailable</h1></body></html>'),
});

/** What happens to calls to the companies that take the money. Some of them are carried out, and are answered as if they were not. */
const harms: Harms = {
  slow: late(500, 3000),
  'cut before it arrived': () => Promise.resolve(undefined),
  'cut after it was done': async ({ send }) => {
    await send();
    return undefined;
  },
  'done, answered after our patience': async ({ send }) => {
    const answer = await send();
    await pause(silentMs);
    return answer;
  },
  'done, answered 500': async ({ send }) => {
    await send();
    return page(500);
  },
  'done, answered 502': async ({ send }) => {
    await send();
    return page(502);
  },
  'done, answered with half of the JSON': async ({ send }) => {
    const answer = await send();
    return { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length / 2)) };
  },
  'done, answered 200 with a page': async ({ send }) => {
    await send();
    return page(200);
  },
  'done, answered 200 with nothing': async ({ send }) => {
    await send();
    return { ...page(200), body: Buffer.alloc(0) };
  },
  'not done, answered 503': () => Promise.resolve(page(503)),
  'not done, answered 429': () => Promise.resolve(page(429)),
  'not done, answered 401': () => Promise.resolve(page(401)),
};

/** One of eight calls meets trouble: of a purchase with all its calls, about every second one does. */
const share = 1 / 8;

/** Between our backends and Zuora and PayPal. */
export function startGatewayLine(sandbox: string): Promise<BadLine> {
  return startBadLine(sandbox, { share, harms });
}
