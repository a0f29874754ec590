import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addressOf, createThrottle, type Limit } from './throttle.ts';

let database: OpenDatabase;
let now = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const throttle = () => createThrottle(database.db, () => now);
const limit = (name: string, most: number, forgottenBySuccess = false): Limit => ({
  subject: [name],
  most,
  minutes: 15,
  forgottenBySuccess,
});

async function allowed(limits: readonly Limit[], attempts: number) {
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if ((await throttle().attempt(limits)).ok) count += 1;
  }
  return count;
}

test('so many attempts are allowed, then none until the window ends', async () => {
  const limits = [limit('window', 3)];
  expect(await allowed(limits, 5)).toBe(3);
  now += 10 * minute;
  expect(await throttle().attempt(limits)).toEqual({ ok: false, minutes: 5 });
  now += 5 * minute;
  expect(await allowed(limits, 5)).toBe(3);
});

test('many attempts at once slip through no better than one after another', async () => {
  const limits = [limit('at once', 3), limit('at once, wider', 100)];
  const allowances = await Promise.all(Array.from({ length: 12 }, () => throttle().attempt(limits)));
  expect(allowances.filter(({ ok }) => ok)).toHaveLength(3);
});

test('each limit holds by itself, and says how long', async () => {
  const long = { ...limit('long', 1), minutes: 60 };
  expect(await allowed([limit('narrow', 1), long], 1)).toBe(1);
  now += minute;
  expect(await throttle().attempt([limit('narrow', 1), long])).toEqual({ ok: false, minutes: 14 });
  expect(await throttle().attempt([limit('another narrow', 1), long])).toEqual({ ok: false, minutes: 59 });
});

test('one address cannot use up what everybody has for an account', async () => {
  const account = limit('account', 10);
  expect(await allowed([limit('account at one address', 3), account], 100)).toBe(3);
  expect(await allowed([limit('account at another', 3), account], 1)).toBe(1);
});

test('a success forgets the failures of its own, and takes back one attempt elsewhere', async () => {
  const own = limit('own', 3, true);
  const shared = limit('shared', 4);
  expect(await allowed([own, shared], 3)).toBe(3);
  await throttle().forgive([own, shared]);
  expect(await allowed([own], 4)).toBe(3);
  expect(await allowed([shared], 4)).toBe(2);
});

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });
});
