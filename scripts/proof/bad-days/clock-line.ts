import { startBadLine, type BadLine } from './bad-line.ts';

/** Less than what any of our limits of time is, and much more than clocks differ by that are kept. */
const farthestMs = 100_000;

/** Between our backends and their clock: now and then it tells one of them another time, up to 100 seconds off in either direction. */
export function startClockLine(sandbox: string): Promise<BadLine> {
  return startBadLine(sandbox, {
    share: 1 / 30,
    harms: {
      'another time': async ({ send }) => {
        const answer = await send();
        const { now, ...rest } = JSON.parse(answer.body.toString()) as { now: string };
        const told = new Date(Date.parse(now) + (Math.random() * 2 - 1) * farthestMs).toISOString();
        return { ...answer, body: Buffer.from(JSON.stringify({ ...rest, now: told })) };
      },
    },
  });
}
