import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';

const html = Array.from({ length: 2_000 }, (_each, number) => `<p>Night ${number * 7919}</p>`).join('');
const plenty = 10_000_000;
const draw = () => Promise.resolve({ html, policy: '', listed: true });

async function lengthAfterAWhile(ask: () => Promise<{ br: Buffer }>, below: number) {
  for (let look = 0; look < 100; look += 1) {
    const { br } = await ask();
    if (br.length < below) return br.length;
    await sleep(20);
  }
  return below;
}

test('a page is drawn once for equal requests, and again for each other', async () => {
  const store = createPageStore(plenty);
  let drawn = 0;
  const count = () => {
    drawn += 1;
    return draw();
  };
  await Promise.all([store.getOrDraw({ path: '/' }, count), store.getOrDraw({ path: '/' }, count)]);
  await store.getOrDraw({ path: '/plans' }, count);
  expect(drawn).toBe(2);
});

// Requests with invented countries must not cost the highest compression each.
test('only a page that is asked for again is compressed at the highest level', async () => {
  const store = createPageStore(plenty);
  const first = await store.getOrDraw({ path: '/' }, draw);
  await sleep(300);
  expect((await store.getOrDraw({ path: '/' }, draw)).br).toHaveLength(first.br.length);

  const ask = () => store.getOrDraw({ path: '/' }, draw);
  expect(await lengthAfterAWhile(ask, first.br.length)).toBeLessThan(first.br.length);
  expect(brotliDecompressSync((await ask()).br).toString()).toBe(html);
});

test('a page that could not be drawn is tried again', async () => {
  const store = createPageStore(plenty);
  const broken = () => Promise.reject(new Error('A part is missing'));
  await expect(store.getOrDraw({ path: '/' }, broken)).rejects.toThrow('A part is missing');
  expect((await store.getOrDraw({ path: '/' }, draw)).identity.toString()).toBe(html);
});

test('the least recently used page is drawn again', async () => {
  const one = await createPageStore(plenty).getOrDraw({ path: '/' }, draw);
  const bytes = one.identity.length + one.br.length + one.gzip.length;
  const store = createPageStore(2.5 * bytes);
  const drawn: string[] = [];
  const open = (path: string) =>
    store.getOrDraw({ path }, () => {
      drawn.push(path);
      return draw();
    });
  for (const path of ['/', '/plans', '/', '/login', '/', '/plans']) await open(path);
  expect(drawn).toEqual(['/', '/plans', '/login', '/plans']);
});

test('pages are bounded by their bytes: many small ones stay where two large ones do not', async () => {
  const one = await createPageStore(plenty).getOrDraw({ path: '/' }, draw);
  const store = createPageStore(1.5 * (one.identity.length + one.br.length + one.gzip.length));
  const drawTwice = async (request: object, page: string) => {
    let drawn = 0;
    const count = () => {
      drawn += 1;
      return Promise.resolve({ html: page, policy: '', listed: true });
    };
    await store.getOrDraw(request, count);
    return () => store.getOrDraw(request, count).then(() => drawn);
  };
  const small = [];
  for (let path = 0; path < 20; path += 1) small.push(await drawTwice({ path }, 'short'));
  for (const again of small) expect(await again()).toBe(1);
  const large = await drawTwice({ path: 'a' }, html);
  await drawTwice({ path: 'b' }, html);
  expect(await large()).toBe(2);
});
