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
