import { expect, test } from 'vitest';
import { createStaleWhileRevalidateCache } from './stale-while-revalidate.ts';

function openCache() {
  const world = { now: 0, answer: 'first', away: false, asked: 0, failures: 0 };
  const cache = createStaleWhileRevalidateCache<string>({
    freshForMs: 60,
    pauseAfterFailureMs: 5,
    now: () => world.now,
    onFailure: () => (world.failures += 1),
  });
  const ask = () => {
    world.asked += 1;
    return world.away ? Promise.reject(new Error('away')) : Promise.resolve(world.answer);
  };
  return { world, get: () => cache.get('question', ask) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test('an old answer is given at once while a new one is fetched', async () => {
  const { world, get } = openCache();
  await get();
  world.answer = 'second';
  world.now = 61;
  expect(await get()).toBe('first');
  await soon();
  expect(await get()).toBe('second');
  expect(world.asked).toBe(2);
});

test('many who ask at once are answered by one question', async () => {
  const { world, get } = openCache();
  expect(await Promise.all([get(), get(), get()])).toEqual(['first', 'first', 'first']);
  expect(world.asked).toBe(1);
});

test('the last answer outlives a failure, and there is no request until a pause is over', async () => {
  const { world, get } = openCache();
  await get();
  world.away = true;
  world.now = 61;
  await get();
  await soon();
  expect(await get()).toBe('first');
  expect(world).toMatchObject({ asked: 2, failures: 1 });

  world.away = false;
  world.answer = 'back';
  world.now = 67;
  await get();
  await soon();
  expect(await get()).toBe('back');
});
