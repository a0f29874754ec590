import { languages } from '@stillpoint/translations';
import { expect, test } from '../journey.ts';

// The recorder of traces asks for the style of every element, which makes the browser fetch its pictures.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } });

/** What a server sends before it waits for the first acknowledgement: ten segments. */
const firstFlightInBytes = 14_600;

const firstVisits = [
  ...languages.map((language) => ({ address: language === 'en' ? '/' : `/${language}`, language })),
  // The page in English offers German in a line of its own.
  { address: '/', language: 'de' },
];

test('home: on a first visit, the page arrives in the first flight of packets', async ({ page, context }) => {
  // A first visit is asked about cookies.
  await context.clearCookies();
  for (const { address, language } of firstVisits) {
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    // From the third time on, it is compressed as far as it can be.
    await expect
      .poll(
        async () => {
          const response = await page.goto(address);
          const sizes = await response?.request().sizes();
          return sizes === undefined ? Infinity : sizes.responseHeadersSize + sizes.responseBodySize;
        },
        { message: `${address} for a browser in ${language}` },
      )
      .toBeLessThanOrEqual(firstFlightInBytes);
  }
});

// The animation of those scenes hides their content from the first frame that has them, and ends on its own.
test('home: a picture below the first screen is fetched once the animation that holds it back has ended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement && 'later' in target.dataset)) return;
      void target.getAnimations()[0]?.ready.then(({ startTime, effect }) => {
        const end = Number(startTime) + Number(effect?.getComputedTiming().endTime);
        performance.mark('end', { startTime: end, detail: target.dataset.scene });
      });
    });
  });
  await page.goto('/');
  const held = await page
    .locator('[data-later]')
    .evaluateAll((scenes) => scenes.map((scene) => scene.getAttribute('data-scene') ?? ''));
  expect(new Set(held).size).toBeGreaterThanOrEqual(5);

  const fetched = () => page.evaluate(scenesFetched, held);
  await expect.poll(async () => (await fetched()).filter(({ start }) => start === null)).toEqual([]);
  for (const { scene, ended, start } of await fetched()) {
    expect(ended, scene).not.toBeNull();
    expect(start, scene).toBeGreaterThanOrEqual(ended ?? Infinity);
  }
});

/**
 * Runs in the page: when the animation of each scene ended, and when its first picture was asked for. The time is that of
 * the animation itself, since a busy page hears of its end later.
 */
function scenesFetched(scenes: string[]) {
  const ends = performance.getEntriesByName('end') as PerformanceMark[];
  const files = performance.getEntriesByType('resource');
  return scenes.map((scene) => ({
    scene,
    ended: ends.find(({ detail }) => detail === scene)?.startTime ?? null,
    start: files.find(({ name }) => name.includes(`/scenes/${scene}`))?.startTime ?? null,
  }));
}
