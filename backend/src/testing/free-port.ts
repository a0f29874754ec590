import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system hands out by itself, so that none of them is taken in between. */
const range = { from: 20_000, to: 30_000 };

/**
 * Each process that runs test files has a share of the ports, and takes one after the other: what two of them found free at
 * the same moment would be taken by the first.
 */
const shares = 8;
const share = (range.to - range.from) / shares;
const firstPort = range.from + (Number(process.env.VITEST_POOL_ID ?? 0) % shares) * share;
let taken = randomInt(share);

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Before the wait: two ports may be asked for at once.
    taken = (taken + 1) % share;
    const port = firstPort + taken;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
