import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Redis } from 'ioredis';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startRedis } from '../testing/redis.ts';
import type { Counters } from './counters.ts';
import { databaseCounters } from './database-counters.ts';
import { fallbackCounters } from './fallback-counters.ts';
import { redisCounters } from './redis-counters.ts';
import { createThrottle, type Limit } from './throttle.ts';

const minute = 60_000;
const postgres = await startPostgres();
const redisServer = await startRedis();

/** A subject that no other test counts. */
const limit = (most: number, changes: Partial<Limit> = {}): Limit => ({
  subject: [randomUUID()],
  most,
  minutes: 15,
  forgottenBySuccess: false,
  ...changes,
});

async function allowed(counters: Counters, limits: readonly Limit[], attempts: number) {
  const throttle = createThrottle(counters);
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if ((await throttle.attempt(limits)).ok) count += 1;
  }
  return count;
}

/** What holds wherever attempts are counted. */
function limitsHold(counters: () => Counters) {
  test('a wider limit that is used up leaves no counter for a new narrow subject', async () => {
    const wide = limit(1);
    await allowed(counters(), [limit(5), wide], 1);
    const added: string[] = [];
    const watched: Counters = {
      ...counters(),
      add: (key, windowMs) => {
        added.push(key);
        return counters().add(key, windowMs);
      },
    };
    expect(await allowed(watched, [limit(5), wide], 3)).toBe(0);
    expect(added).toEqual([]);
  });

  // ASVS V11.1.4
  test('parallel attempts are counted one by one', async () => {
    const limits = [limit(3), limit(100)];
    const throttle = createThrottle(counters());
    const allowances = await Promise.all(Array.from({ length: 60 }, () => throttle.attempt(limits)));
    expect(allowances.filter(({ ok }) => ok)).toHaveLength(3);
  });

  test('each limit holds by itself, and tells its own time', async () => {
    const wide = limit(1, { minutes: 60 });
    expect(await allowed(counters(), [limit(1), wide], 1)).toBe(1);
    const throttle = createThrottle(counters());
    expect(await throttle.attempt([limit(1), wide])).toEqual({ ok: false, minutes: 60 });
  });

  test('what a narrow limit refuses is not counted by a wider one', async () => {
    const account = limit(10);
    expect(await allowed(counters(), [limit(3), account], 100)).toBe(3);
    expect(await allowed(counters(), [limit(20), account], 20)).toBe(7);
  });

  test('what is refused is not counted: what is given back is left again', async () => {
    const own = limit(3);
    expect(await allowed(counters(), [own, limit(1)], 1)).toBe(1);
    expect(await allowed(counters(), [own], 10)).toBe(2);
    const throttle = createThrottle(counters());
    await throttle.forgive([own]);
    expect(await throttle.left([own])).toMatchObject({ attempts: 1 });
  });

  test('a success resets the counter of its own failures, and takes back one attempt elsewhere', async () => {
    const own = limit(3, { forgottenBySuccess: true });
    const shared = limit(4);
    expect(await allowed(counters(), [own, shared], 3)).toBe(3);
    await createThrottle(counters()).forgive([own, shared]);
    expect(await allowed(counters(), [own], 4)).toBe(3);
    expect(await allowed(counters(), [shared], 4)).toBe(2);
  });

  test('forgets all attempts of its limits, those shared with others too', async () => {
    const own = limit(3, { forgottenBySuccess: true });
    const shared = limit(4);
    expect(await allowed(counters(), [own, shared], 3)).toBe(3);
    await createThrottle(counters()).forget([own, shared]);
    expect(await allowed(counters(), [own], 4)).toBe(3);
    expect(await allowed(counters(), [shared], 5)).toBe(4);
  });

  test('taking back what was never counted counts nothing', async () => {
    const unused = limit(1);
    await createThrottle(counters()).forgive([unused]);
    expect(await allowed(counters(), [unused], 3)).toBe(1);
  });
}

describe('in the embedded database', () => {
  let database: OpenDatabase;
  let now = Date.parse('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const counters = () => databaseCounters(database.db, () => now);
  limitsHold(counters);

  test('so many attempts are allowed, then none until the window ends', async () => {
    const limits = [limit(3)];
    expect(await allowed(counters(), limits, 5)).toBe(3);
    now += 10 * minute;
    expect(await createThrottle(counters()).attempt(limits)).toEqual({ ok: false, minutes: 5 });
    now += 5 * minute;
    expect(await allowed(counters(), limits, 5)).toBe(3);
  });

  test('counters whose window has ended are deleted', async () => {
    const count = async () =>
      (
        await database.db
          .$extendTables<{ throttleCounters: { key: string } }>()
          .selectFrom('throttleCounters')
          .select('key')
          .execute()
      ).length;
    now += 120 * minute;
    await allowed(counters(), [limit(1)], 1);
    await counters().deleteExpired();
    expect(await count()).toBe(1);
  });
});

// The embedded database has one session, so parallel attempts are proven on PostgreSQL.
(postgres.ok ? describe : describe.skip)(postgres.ok ? 'on PostgreSQL' : postgres.reason, () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    if (postgres.ok) await postgres.stop();
  }, 30_000);
  limitsHold(() => databaseCounters(database.db));
});

(redisServer.ok ? describe : describe.skip)(redisServer.ok ? 'in Redis' : redisServer.reason, () => {
  let redis: Redis;
  beforeAll(() => {
    redis = new Redis(redisServer.ok ? redisServer.url : '');
  });
  afterAll(async () => {
    await redis.quit();
    if (redisServer.ok) await redisServer.stop();
  });
  limitsHold(() => redisCounters(redis));

  test('a counter is forgotten when its window ends, also after one attempt was taken back', async () => {
    const counters = redisCounters(redis);
    const key = randomUUID();
    await counters.add(key, 200);
    await counters.subtract(key);
    expect(await redis.pttl(`throttle:${key}`)).toBeGreaterThan(0);
    const again = await counters.add(key, 200);
    expect(again.count).toBe(1);
    expect(again.remainingMs).toBeLessThanOrEqual(200);
  });
});

describe('while Redis does not answer', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** Redis that answers or not, as a test says, and what was reported of it. */
  function flappingRedis() {
    const state = { answers: false, now: 0, asked: 0, reports: [] as string[] };
    const counter = new Map<string, number>();
    const redis: Counters = {
      read: () => Promise.resolve(undefined),
      add: (key) => {
        state.asked += 1;
        if (!state.answers) return Promise.reject(new Error('Connection is closed.'));
        counter.set(key, (counter.get(key) ?? 0) + 1);
        return Promise.resolve({ count: counter.get(key) ?? 0, remainingMs: minute });
      },
      subtract: () => Promise.resolve(),
      reset: () => Promise.resolve(),
    };
    const report = {
      onFailure: () => state.reports.push('failure'),
      onRecovery: () => state.reports.push('recovery'),
    };
    const counters = fallbackCounters(redis, databaseCounters(database.db), report, () => state.now);
    return { state, counters };
  }

  test('limits are counted in the database, and the first failure alone is reported', async () => {
    const { state, counters } = flappingRedis();
    expect(await allowed(counters, [limit(2)], 5)).toBe(2);
    expect(state.reports).toEqual(['failure']);
  });

  test('Redis is not asked for 30 seconds after a failure, so that one place counts', async () => {
    const { state, counters } = flappingRedis();
    const limits = [limit(2)];
    await allowed(counters, limits, 1);
    state.answers = true;
    state.now = 29_999;
    expect(await allowed(counters, limits, 5)).toBe(1);
    expect(state.asked).toBe(1);
  });

  test('a failure after 30 seconds is not reported again, a recovery is', async () => {
    const { state, counters } = flappingRedis();
    await allowed(counters, [limit(2)], 1);
    state.now = 30_000;
    await allowed(counters, [limit(2)], 1);
    expect([state.asked, state.reports]).toEqual([2, ['failure']]);

    state.answers = true;
    state.now = 60_000;
    expect(await allowed(counters, [limit(2)], 5)).toBe(2);
    expect(state.reports).toEqual(['failure', 'recovery']);
  });
});
