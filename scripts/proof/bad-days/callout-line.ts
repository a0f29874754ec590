import { setTimeout as pause } from 'node:timers/promises';
import { startBadLine, type BadLine, type CarriedAnswer, type Harms } from './bad-line.ts';

const longestDelayMs = 5000;

const taken: CarriedAnswer = { status: 200, headers: {}, body: Buffer.alloc(0) };
const refused: CarriedAnswer = { status: 503, headers: {}, body: Buffer.alloc(0) };

/** What happens to what Zuora tells us of. */
const harms: Harms = {
  'told twice at once': async ({ send }) => {
    const [answer] = await Promise.all([send(), send()]);
    return answer;
  },
  'told, answered as if not, told again': async ({ send }) => {
    await send();
    return refused;
  },
  'told after later ones': ({ send }) => {
    void pause(Math.random() * longestDelayMs)
      .then(send)
      .catch(() => undefined);
    return Promise.resolve(taken);
  },
  'not told at first': () => Promise.resolve(refused),
  'never told': () => Promise.resolve(taken),
};

/** Between Zuora's callouts and the site: half of them go wrong while it is disturbed. */
export function startCalloutLine(site: string): Promise<BadLine> {
  return startBadLine(site, { share: 1 / 2, harms });
}
