import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

/** A Redis for the limits that it counts. */
export type TestRedis = { ok: true; url: string; stop: () => Promise<void> } | { ok: false; reason: string };

/** Gives the server that `TEST_REDIS_URL` names, else a throwaway one from the machine's own binary. */
export async function startRedis(): Promise<TestRedis> {
  const fromEnvironment = process.env.TEST_REDIS_URL;
  if (fromEnvironment !== undefined) {
    return { ok: true, url: fromEnvironment, stop: () => Promise.resolve() };
  }
  if (!isInstalled()) {
    return {
      ok: false,
      reason:
        'No Redis was found: set TEST_REDIS_URL or install redis-server to prove the limits that it counts.',
    };
  }
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    // A group of its own: Ctrl-C reaches the one who started it alone, who then stops it in order.
    { stdio: 'ignore', detached: true },
  );
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `redis://127.0.0.1:${port}`;
  await untilItAnswers(url);

  return {
    ok: true,
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      process.off('exit', killWithUs);
    },
  };
}

function isInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function untilItAnswers(url: string) {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await redis.connect();
      await redis.quit();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('The throwaway Redis did not start.');
}
