import { languages } from '@stillpoint/translations';
import { expect, test } from '../journey.ts';

// The recorder of traces asks for the style of every element, which makes the browser fetch its pictures.
test.use({ trace: 'off' });

/** What a server sends before it waits for the first acknowledgement: ten segments. */
const firstFlightInBytes = 14_600;

/** French has the longest names of countries: its page needs one packet more. */
const frenchInBytes = 14_700;

test('home: the page arrives in the first flight of packets, the French one right after it', async ({
  page,
}) => {
  for (const language of languages) {
    const address = language === 'en' ? '/' : `/${language}`;
    // From the third time on, it is compressed as far as it can be.
    await expect
      .poll(async () => {
        const response = await page.goto(address);
        const sizes = await response?.request().sizes();
        return sizes === undefined ? Infinity : sizes.responseHeadersSize + sizes.responseBodySize;
      })
      .toBeLessThanOrEqual(language === 'fr' ? frenchInBytes : firstFlightInBytes);
  }
});

test('home: pictures below the first screen are fetched after the first frame', async ({ page }) => {
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark('first frame')));
  await page.goto('/');
  const times = () =>
    page.evaluate(() => {
      const [firstFrame] = performance.getEntriesByName('first frame');
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /scenes\/(hour|still|foot)/.test(name));
      return {
        firstFrame: firstFrame?.startTime ?? Infinity,
        pictures: pictures.map(({ startTime }) => startTime),
      };
    });
  await expect.poll(async () => (await times()).pictures.length).toBeGreaterThanOrEqual(5);
  const { firstFrame, pictures } = await times();
  // The animation that holds them back lasts 300 ms from the first frame that has them.
  expect(Math.min(...pictures) - firstFrame).toBeGreaterThan(250);
});
