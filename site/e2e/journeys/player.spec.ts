import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

// Who asked for reduced motion keeps the controls of the browser.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const title = 'Four and four';

function playerOf(page: Page) {
  const player = page.getByRole('region', { name: title });
  const slider = player.getByRole('slider', { name: 'Position in the exercise' });
  return {
    player,
    slider,
    play: player.getByRole('button', { name: 'Play', exact: true }),
    pause: player.getByRole('button', { name: 'Pause', exact: true }),
    audio: player.locator('audio'),
    position: async () => Number(await slider.inputValue()),
  };
}

interface PlayedEvent {
  type: string;
  fields: Record<string, string>;
  happenedAt: string;
}

/** What the collector keeps of what was played since a moment, by action, oldest first. */
async function playedSince(page: Page, begun: string): Promise<string[]> {
  const answer = await page.request.get('/analytics/events', { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: { attributes: { events: PlayedEvent[] } } };
  return data.attributes.events
    .filter(({ happenedAt, fields }) => happenedAt >= begun && fields.contentId === 'four-and-four')
    .toSorted((one, other) => one.happenedAt.localeCompare(other.happenedAt))
    .map(({ fields }) => fields.action ?? '');
}

test('an exercise plays, pauses and seeks, by keys as well, and goes on where it was left', async ({
  page,
}) => {
  const begun = new Date().toISOString();
  await page.goto('/sleep-better?country=DE');
  const { player, slider, play, pause, audio, position } = playerOf(page);
  await player.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  await expect(audio).toBeHidden();

  await play.focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '1:35 of 1:36');
  await page.keyboard.press('Home');
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:06 of 1:36');

  await player.locator('summary').click();
  await expect(player.locator('[aria-current]')).toHaveText('Breathe out for four.');

  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', '0:06 of 1:36');
  await play.click();
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(6);
  expect(await audio.evaluate((sound: HTMLAudioElement) => Math.floor(sound.duration))).toBe(96);

  // Without consent, nothing was counted.
  expect(await playedSince(page, begun)).toEqual([]);
});

test('an exercise that was heard to its end begins again, and each second of it was counted after consent', async ({
  page,
}) => {
  await page.goto('/plans');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: origin }]);
  const begun = new Date().toISOString();
  await page.goto('/sleep-better?country=DE');
  const { player, slider, play } = playerOf(page);
  await player.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  await slider.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
  await play.click();
  await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => localStorage.getItem('exercise.four-and-four'))).toBeNull();

  await page.goto('/plans');
  await expect
    .poll(() => playedSince(page, begun), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['unpause', 'progress', 'complete']));
});

test('a sound that cannot be loaded is told, and loads when it is tried again', async ({ page }) => {
  await page.route('**/exercises/*.mp3', (route) => route.abort());
  await page.goto('/sleep-better?country=DE');
  const { player, play, pause } = playerOf(page);
  await player.scrollIntoViewIfNeeded();
  await play.click();
  await expect(player.getByText('The sound could not be loaded.')).toBeVisible();
  await page.unroute('**/exercises/*.mp3');
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect(pause).toBeVisible();
  await expect(player.getByText('The sound could not be loaded.')).toBeHidden();
});

test.describe('on the home page', () => {
  const name = 'Vier und vier';

  test('the player takes the place of its teaser before it is seen, and nothing moves', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('/plans');
    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: origin }]);
    const begun = new Date().toISOString();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/de');
    const teaser = page.locator('[data-teaser]');
    const player = page.getByRole('region', { name });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = { page: await height(), part: (await teaser.boundingBox())?.height };
    expect(asked).not.toContain('/de/players/four-and-four');

    await page
      .locator('section', { has: page.getByRole('checkbox') })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(player.getByRole('button', { name: 'Abspielen', exact: true })).toBeVisible();
    await expect(teaser).toBeHidden();
    expect({ page: await height(), part: (await player.boundingBox())?.height }).toEqual(before);

    const play = player.getByRole('button', { name: 'Abspielen', exact: true });
    await play.click();
    const slider = player.getByRole('slider');
    await expect.poll(async () => Number(await slider.inputValue()), { timeout: 15_000 }).toBeGreaterThan(1);
    await player.getByRole('button', { name: 'Anhalten' }).click();
    await expect(play).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('exercise.four-and-four'))).not.toBeNull();
    await player.locator('summary').click();
    await expect(player.getByText('Atme aus und lass die Schultern sinken.')).toBeVisible();
    expect(told.filter((text) => text.includes('Content Security Policy'))).toEqual([]);

    await page.goto('/plans');
    await expect
      .poll(() => playedSince(page, begun), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['start', 'progress', 'pause']));
  });

  test('a player that cannot be loaded leaves the link to the page with the exercise', async ({ page }) => {
    await page.route('**/players/*', (route) => route.abort());
    await page.goto('/de');
    const refused = page.waitForEvent('requestfailed');
    const link = page.locator('[data-teaser]').getByRole('link', { name: 'Anhören' });
    await link.scrollIntoViewIfNeeded();
    await refused;
    await link.click();
    await expect(page).toHaveURL(/\/de\/sleep-better#four-and-four$/);
    await expect(page.getByRole('region', { name })).toBeInViewport();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the player has the controls of the browser', async ({ page }) => {
      await page.goto('/de');
      await page.locator('[data-teaser]').scrollIntoViewIfNeeded();
      const player = page.getByRole('region', { name });
      await expect(player.locator('audio')).toBeVisible();
      await expect(player.getByRole('slider')).toBeHidden();
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('a link leads to the exercise', async ({ page }) => {
      await page.goto('/de');
      await page.locator('[data-teaser]').getByRole('link', { name: 'Anhören' }).click();
      await expect(page).toHaveURL(/\/de\/sleep-better#four-and-four$/);
      const player = page.getByRole('region', { name });
      await expect(player).toBeInViewport();
      await expect(player.locator('audio')).toBeVisible();
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an exercise keeps the controls of the browser, and goes on where it was left', async ({ page }) => {
    await page.goto('/sleep-better?country=DE');
    const { player, audio, slider, play } = playerOf(page);
    await player.scrollIntoViewIfNeeded();
    const place = () =>
      page.evaluate(() => Number.parseInt(localStorage.getItem('exercise.four-and-four') ?? ''));
    // A script has taken over once it keeps the place.
    await expect
      .poll(async () => {
        await audio.evaluate((sound: HTMLAudioElement) => sound.play());
        return place();
      })
      .toBeGreaterThan(0);
    await audio.evaluate((sound: HTMLAudioElement) => {
      sound.pause();
      sound.currentTime = 61;
    });
    await expect.poll(place).toBe(61);
    await expect(audio).toBeVisible();
    await expect(slider).toBeHidden();
    await expect(play).toBeHidden();

    await page.reload();
    await player.scrollIntoViewIfNeeded();
    await expect.poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBe(61);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an exercise has the controls of the browser, and its words', async ({ page }) => {
    await page.goto('/sleep-better?country=DE');
    const { player, audio, slider } = playerOf(page);
    await expect(audio).toBeVisible();
    await expect(audio).toHaveAttribute('controls');
    await expect(slider).toBeHidden();
    await player.locator('summary').click();
    await expect(player.getByText('Breathe out, and let your jaw be soft.')).toBeVisible();

    // Only what is asked for is sent: a browser that jumps to a later place asks for the rest alone.
    const answer = await page.request.get((await audio.getAttribute('src')) ?? '', {
      headers: { range: 'bytes=1000-1999' },
    });
    expect([answer.status(), (await answer.body()).length]).toEqual([206, 1000]);
    expect(answer.headers()['cache-control']).toContain('immutable');
  });
});
