import type { Page } from '@playwright/test';
import { demoAppKey, demoMoment } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { AuthenticatorApp } from '../pages/AuthenticatorApp.ts';
import { listenToEnd } from '../pages/listenToEnd.ts';
import { logInAt } from '../pages/logInAt.ts';
import { otherBrowser } from '../pages/otherBrowser.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.locator('main');
const submit = (page: Page) => main(page).locator('form button[type=submit]');
/** The ids are those of the demo people’s moments, see the seeds. */
const momentOfRuna = '/moment?id=dem22222222d';

/** The exercise of a page that was opened with motion: under reduced motion, the browser's own controls stand there. */
async function playerOn(page: Page) {
  const player = page.getByRole('region', { name: 'Four and four' });
  await player.scrollIntoViewIfNeeded();
  return player;
}

/** Waits until the page has told what became of the exercise. */
function told(page: Page, action: string) {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/content/batch/user-activities') &&
      (response.request().postData() ?? '').includes(`"${action}"`) &&
      response.ok(),
  );
}

test('an exercise is listened to, shared for everyone, opened logged out, and taken back', async ({
  page,
  entry,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/register?redirectOnSuccess=%2Fcommunity');
  await entry.signUp();
  await page.waitForURL(/\/community/);
  await page.goto('/moment/share?exercise=four-and-four');
  await expect(title(page)).toContainText('First, listen to the end');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Listen' }).click();
  await page.waitForURL('**/community#exercise');
  const player = await playerOn(page);
  const begun = told(page, 'start');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await begun;
  const paused = told(page, 'pause');
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await paused;
  // By the server's clock, the exercise goes on for its length.
  await listenToEnd(page, sandbox);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.goto('/moment/share?exercise=four-and-four');
  await expect(title(page)).toContainText('Share your moment');
  await page.locator('[name=line]').fill('See https://evil.example');
  await submit(page).click();
  await expect(main(page)).toContainText('Please write it in one line, without links');
  await expect(main(page)).toContainText('Please choose an hour.');
  await page.locator('[name=line]').fill('Slower than <b>this</b> morning.');
  await page.locator('[name=hour][value=night]').check({ force: true });
  await page.locator('[name=audience][value=community]').check({ force: true });
  await submit(page).click();
  await page.waitForURL(/\/moment\?id=[a-z2-9]{12}&shared=1$/);
  await expect(main(page)).toContainText('Your moment is shared');
  const link = new URL(await main(page).locator('[readonly]').inputValue());

  const other = await otherBrowser(browser, baseURL);
  const opened = await other.goto(link.pathname + link.search);
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'cache-control': 'no-store' });
  await expect(title(other)).toContainText('Nina shared a moment');
  await expect(main(other)).toContainText('Slower than <b>this</b> morning.');
  await expect(other.getByRole('region', { name: 'Four and four' })).toBeVisible();
  const picture = await other.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await other.request.get(picture ?? '');
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  await other.goto('/community');
  await expect(main(other)).toContainText('Slower than <b>this</b> morning.');
  await expect(main(other).getByRole('link', { name: 'Report Nina’s moment' })).toBeVisible();

  await main(page).getByRole('button', { name: 'Take it back' }).click();
  const takeBack = main(page).getByRole('button', { name: 'Take it back' });
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(takeBack).toBeFocused();
  await takeBack.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The script that listens comes after the page.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(takeBack).toBeFocused();
  await takeBack.click();
  const question = page.getByRole('dialog', { name: 'Take this moment back?' });
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(title(page)).toContainText('Your moment is taken back');
  const after = await other.goto(link.pathname + link.search);
  expect(after?.status()).toBe(404);
  await expect(title(other)).toContainText('isn’t here any more');
  expect((await other.request.get(picture ?? '')).status()).toBe(404);
  await other.goto('/community');
  await expect(main(other)).not.toContainText('Slower than <b>this</b> morning.');
  await other.context().close();
});

test('a member goes on in another browser where the exercise was left', async ({
  page,
  browser,
  baseURL,
}) => {
  const playerOf = async (each: Page) => {
    await each.emulateMedia({ reducedMotion: 'no-preference' });
    await logInAt(each, 'mia', '/community');
    return playerOn(each);
  };
  const player = await playerOf(page);
  const begun = told(page, 'start');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await begun;
  await player.getByRole('slider').focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
  const paused = told(page, 'pause');
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await paused;
  const left = Number(await player.getByRole('slider').inputValue());
  expect(left).toBeGreaterThan(60);

  const other = await otherBrowser(browser, baseURL);
  const there = await playerOf(other);
  const place = async () => Math.abs(Number(await there.getByRole('slider').inputValue()) - left);
  await expect.poll(place).toBeLessThanOrEqual(1);
  await other.context().close();
});

test('visitors read the community by hour and page by page, and log in to report a moment', async ({
  page,
  entry,
}) => {
  await page.goto('/community');
  const moments = page.getByRole('list', { name: 'Moments', exact: true }).getByRole('listitem');
  await expect(moments).toHaveCount(20);
  // Three people have reported it: it is hidden.
  await expect(main(page)).not.toContainText('three people have reported this line');
  await page.getByRole('link', { name: 'Earlier moments' }).click();
  await expect(moments).not.toHaveCount(20);
  await page.getByRole('link', { name: 'Latest moments' }).click();
  await expect(moments).toHaveCount(20);

  await page.getByRole('link', { name: 'Night' }).click();
  const drawings = await moments.getByRole('img').evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(new Set(drawings)).toEqual(new Set(['Night']));
  await moments
    .first()
    .getByRole('link', { name: /^Listen/ })
    .click();
  await expect(title(page)).toContainText('shared a moment');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');

  await main(page).getByRole('link', { name: 'Report this moment' }).click();
  await page.waitForURL(/\/login\?/);
  await entry.logInAs('mia');
  await page.waitForURL(/\/community\/report\?id=/);
});

test('three reports hide a moment, and a moderator decides', async ({ page, entry, browser, baseURL }) => {
  test.slow();
  const visitor = await otherBrowser(browser, baseURL);
  for (const [at, name] of ['sami', 'mia', 'tess'].entries()) {
    await visitor.goto(momentOfRuna);
    await expect(title(visitor)).toContainText('Runa shared a moment');
    const reporter = await otherBrowser(browser, baseURL);
    await logInAt(reporter, name, '/community');
    await main(reporter).getByRole('link', { name: 'Report Runa’s moment' }).first().click();
    await expect(title(reporter)).toContainText('Report this moment');
    if (at === 0) {
      await submit(reporter).click();
      await expect(main(reporter)).toContainText('Please choose a reason.');
    }
    const { search } = new URL(reporter.url());
    await reporter.locator('[name=reason][value=hurtful]').check({ force: true });
    await submit(reporter).click();
    await reporter.waitForURL(/\/community\?done=reported/);
    if (at === 0) {
      await expect(main(reporter)).toContainText('Reported by you');
      await reporter.goto(`/community/report${search}`);
      await expect(title(reporter)).toHaveText('You’ve reported it already');
      // To all but moderators there is no such page.
      expect((await reporter.goto('/moderation'))?.status()).toBe(404);
      expect((await reporter.goto('/community/report?id=222222222222'))?.status()).toBe(404);
    }
    await reporter.context().close();
  }
  const own = await otherBrowser(browser, baseURL);
  await logInAt(own, 'june', `/community/report?id=${demoMoment}`);
  await expect(title(own)).toHaveText('This is your own moment');
  await own.context().close();
  const hidden = await visitor.goto(momentOfRuna);
  expect(hidden?.status()).toBe(404);

  await page.goto('/login?redirectOnSuccess=%2Fmoderation');
  await entry.logInAs('mona');
  await page.getByLabel('Code from the app').fill(new AuthenticatorApp(demoAppKey).code());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/moderation');
  const waiting = (text: string) => main(page).locator('li:has(form)').filter({ hasText: text });
  const ofRuna = waiting('Die Schultern sind weich.');
  await expect(ofRuna).toContainText('Hidden');
  await expect(ofRuna).toContainText('Hurtful: 3');
  await ofRuna.getByRole('button', { name: 'Keep' }).click();
  await page.waitForURL(/done=kept/);
  await expect(page.getByText('The moment is kept.')).toBeVisible();
  const remove = waiting('three people').getByRole('button', { name: /^Remove the moment of \S+$/ });
  const question = page.getByRole('dialog');
  await remove.click();
  await expect(question).toContainText('three people');
  await question.getByRole('link').click();
  await expect(question).toHaveCount(0);
  await remove.click();
  await question.getByRole('button').click();
  await expect(page.getByText('The moment is removed.')).toBeVisible();
  await expect(waiting('three people')).toHaveCount(0);
  await visitor.goto(momentOfRuna);
  await expect(title(visitor)).toContainText('Runa shared a moment');
  await visitor.context().close();
});

test.describe('without JavaScript, at 360 pixels by night, in German', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a moment is shared and taken back', async ({ page, entry, sandbox }) => {
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fcommunity');
    await entry.logInAs('june');
    await page.waitForURL(/\/de\/community/);
    await fits();
    await listenToEnd(page, sandbox);
    await page.goto('/de/moment/share?exercise=four-and-four');
    await fits();
    await page.locator('[name=line]').fill('Die Kerze ist aus.');
    await page.locator('[name=hour][value=dusk]').check({ force: true });
    await submit(page).click();
    await page.waitForURL(/\/de\/moment\?id=/);
    await expect(main(page)).toContainText('Die Kerze ist aus.');
    await fits();
    // It is for who has its link alone.
    const shared = page.url();
    await page.goto('/de/community');
    await expect(main(page)).not.toContainText('Die Kerze ist aus.');
    await page.goto(shared);
    await main(page).getByRole('button', { name: 'Zurücknehmen' }).click();
    await page.waitForURL(/revoke=1/);
    await fits();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
    await page.waitForURL(/\/de\/moment\?done=revoked/);
    await fits();
  });
});
