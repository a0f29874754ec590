import type { Redis } from 'ioredis';
import type { Counters } from './counters.ts';

const prefix = 'throttle:';

// One script is one step for Redis: a counter is never left without its expiry.
const addScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const readScript = `return { redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1]) }`;

const subtractScript = `
local count = tonumber(redis.call('GET', KEYS[1]))
if count and count > 0 then redis.call('DECR', KEYS[1]) end`;

/** Counters in Redis, which forgets each by itself when its window ends. */
export function redisCounters(redis: Pick<Redis, 'del' | 'eval'>): Counters {
  return {
    async read(key) {
      const [count, remainingMs] = (await redis.eval(readScript, 1, prefix + key)) as [string | null, number];
      return count === null ? undefined : { count: Number(count), remainingMs };
    },

    async add(key, windowMs) {
      const [count, remainingMs] = (await redis.eval(addScript, 1, prefix + key, windowMs)) as [
        number,
        number,
      ];
      return { count, remainingMs };
    },

    async subtract(key) {
      await redis.eval(subtractScript, 1, prefix + key);
    },

    async reset(key) {
      await redis.del(prefix + key);
    },
  };
}
