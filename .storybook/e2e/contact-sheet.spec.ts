import type { DrawingReply, DrawingRequest } from '../review/drawing.ts';
import type { Page } from '@playwright/test';
import type { ComponentReading, ReviewIndex } from '../review/problems/reading.ts';
import { axeFaults } from './axeFaults.ts';
import { builtStates } from './builtStates.ts';
import { expect, test } from './storybook.ts';

const confirmation = '?path=/contact-sheet/screens-checkout-checkout-confirmation';
const checkout = '?path=/contact-sheet/screens-checkout-checkout';
const home = '?path=/contact-sheet/screens-home-home';

test('the button leads to an address that can be loaded again', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/story/screens-checkout-checkout--annual-trial`);
  await page.getByRole('button', { name: 'All states in all languages' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  expect(page.url()).toContain(`${storybook}${checkout}&`);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
});

test('the entry in the sidebar leads to the contact sheet', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/review-contact-sheet--docs`);
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  expect(page.url()).toContain(`${storybook}${checkout}&`);
});

test('every choice stands in the address and is there after a reload', async ({ page, storybook }) => {
  await page.goto(storybook + confirmation);
  await page.getByRole('button', { name: 'Night' }).click();
  await page.getByRole('button', { name: '768' }).click();
  await page.getByRole('button', { name: 'Whole page' }).click();
  await page.getByRole('checkbox', { name: 'Pseudo' }).uncheck();
  await page
    .getByRole('combobox', { name: 'Component', exact: true })
    .selectOption('screens-checkout-checkout-error');
  await expect(page.getByRole('heading', { name: 'Checkout error', level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checkout error', level: 1 })).toBeVisible();
  for (const name of ['Night', '768', 'Whole page']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('checkbox', { name: 'Pseudo' })).not.toBeChecked();
  await expect(page.getByRole('columnheader')).toHaveText([
    'State',
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Português',
  ]);
});

test('every state is drawn in every language, in a frame without scripts', async ({ page, storybook }) => {
  await page.goto(`${storybook}${confirmation}&languages=en,de`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(builtStates('screens-checkout-checkout-confirmation').length);

  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('[data-picture="drawn"]')).toHaveCount(2);
    for (const frame of await row.locator('iframe').all()) {
      await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
      expect(await frame.getAttribute('srcdoc')).not.toContain('<script');
    }
  }
  await rows.first().scrollIntoViewIfNeeded();
  const german = rows.first().frameLocator('iframe[title$="Deutsch"]');
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german.getByRole('heading', { level: 1 })).toHaveText(/Du bist dabei/);
});

test('a picture shows the state, and stories that play have none', async ({ page, storybook }) => {
  await page.goto(`${storybook}${checkout}&languages=en`);
  const picture = page.frameLocator('iframe[title="Annual plan with a free trial, English"]');
  await expect(picture.locator('[value="B2C14DANNUAL"]')).toBeChecked();
  await expect(page.getByRole('rowheader', { name: /and buys/ })).toHaveCount(0);

  await page.goto(`${storybook}?path=/contact-sheet/interactions-checkout`);
  await expect(page.getByText('No story of this component shows a state.')).toBeVisible();
});

test('a whole page is as high as its content', async ({ page, storybook }) => {
  await page.goto(`${storybook}${home}&languages=en&part=whole`);
  const picture = page.locator('[data-picture="drawn"] iframe').first();
  await expect(picture).toBeVisible();
  const { content, frame } = await picture.evaluate((element: HTMLIFrameElement) => ({
    content: element.contentDocument?.documentElement.scrollHeight ?? 0,
    frame: element.clientHeight,
  }));
  expect(frame).toBe(content);
  expect(frame).toBeGreaterThan(1500);
});

test('pictures far from the view leave memory', async ({ page, storybook }) => {
  await page.goto(`${storybook}${checkout}`);
  const frames = page.locator('iframe[srcdoc]');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(1 + builtStates('screens-checkout-checkout').length);
  await expect(page.locator('[data-picture="drawn"]').first()).toBeVisible();

  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last().locator('[data-picture="drawn"]').first()).toBeVisible();
  await expect(rows.nth(1).locator('iframe')).toHaveCount(0);
  expect(await frames.count()).toBeLessThan(60);
});

test('a picture opens its story in the same language and theme', async ({ page, storybook }) => {
  await page.goto(`${storybook}${confirmation}&languages=de&theme=night`);
  await page.getByRole('link', { name: 'Open Monthly plan bought, Deutsch' }).click();
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(story.locator('html')).toHaveAttribute('lang', 'de');
});

test('a picture that is not drawn yet has its final size and no words', async ({ page, storybook }) => {
  await page.route('**/drawing.js', (route) => route.abort());
  await page.goto(storybook + checkout);
  const picture = page.locator('[data-picture="waiting"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.boundingBox()).toMatchObject({ width: 180, height: 240 });
  await expect(picture).toHaveText('');
});

test('pictures are drawn although others, and what they are compared with, could not be', async ({
  page,
  storybook,
}) => {
  await page.addInitScript(failFirstDrawings, { exportName: 'Confirmed', failures: 12 });
  await page.setViewportSize({ width: 1800, height: 1600 });
  await page.goto(storybook + confirmation);

  const row = page.getByRole('row').nth(4);
  await expect(row.locator('[data-picture="drawn"]')).toHaveCount(6);
});

test('a component that was not measured says which command does it', async ({ page, storybook }) => {
  await answerWith(page, undefined);
  await page.goto(storybook + confirmation);
  await expect(page.getByText('npm run review -- screens/checkout/CheckoutConfirmation/')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Only problems' })).toHaveCount(0);
});

test('“Only problems” shows the states that have some, and stands in the address', async ({
  page,
  storybook,
}) => {
  await answerWith(page, problems);
  await page.goto(`${storybook}${confirmation}&languages=en,de`);
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(all.length);
  await expect(page.getByRole('columnheader', { name: 'Deutsch 2' })).toBeVisible();

  await page.keyboard.press('p');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Free trial begun');
  await expect(page.getByRole('switch', { name: 'Only problems' })).toBeChecked();
  await expect(page.locator('[data-dimmed="true"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Too many lines 1' }).click();
  expect(page.url()).toContain('only=tooManyLines');
  await page.reload();
  await expect(
    page.getByRole('button', { name: '3 lines, 2 allowed: Free trial begun, Deutsch' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Clipped:/ })).toHaveCount(0);

  await page.getByRole('button', { name: '768' }).click();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await page.getByRole('button', { name: `Show all ${all.length}` }).click();
  await expect(rows).toHaveCount(all.length);
});

test('a problem is told in a sentence, on its picture with the place outlined', async ({
  page,
  storybook,
}) => {
  await answerWith(page, problems);
  await page.goto(`${storybook}${confirmation}&languages=de&only=problems`);
  await expect(page.locator('[data-picture="drawn"] [data-outline]')).toHaveCount(2);

  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Free trial begun, Deutsch' });
  await expect(view).toContainText('“Du bist dabei” is cut off by 12 pixels.');
  const outline = view.locator('[data-picture="drawn"] [data-outline]');
  expect(await outline.boundingBox()).toMatchObject({ width: 106, height: 36 });
  await expect(view.getByRole('link', { name: 'Open the story' })).toHaveAttribute('href', /language:de/);

  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
});

test('states that have changed since are counted', async ({ page, storybook }) => {
  const [first, ...others] = problems.states;
  await answerWith(page, { states: [{ ...first, stale: true }, ...others] as typeof problems.states });
  await page.goto(storybook + confirmation);
  await expect(page.getByRole('status')).toContainText(`1 of ${all.length} states was not measured`);
});

for (const theme of ['day', 'night']) {
  test(`marks have enough contrast by ${theme}`, async ({ page, storybook }) => {
    await answerWith(page, problems);
    await page.goto(`${storybook}${confirmation}&languages=de&theme=${theme}`);
    await expect(page.getByRole('button', { name: /^Clipped:/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

const all = builtStates('screens-checkout-checkout-confirmation');

/** What the built Storybook is answered in these tests: two problems in German, in the first state. */
const problems: ComponentReading = {
  states: all.map(({ id }, place) => ({
    id,
    measured: '2026-11-30T08:00:00.000Z',
    stale: false,
    cells:
      place > 0
        ? []
        : [
            {
              language: 'de',
              width: 360,
              problems: [
                {
                  ...{ kind: 'clipped', text: 'Du bist dabei', pixels: 12 },
                  place: { left: 20, top: 200, width: 100, height: 30 },
                },
                {
                  ...{ kind: 'tooManyLines', text: 'Stillpoint öffnen', lines: 3, allowed: 2 },
                  place: { left: 20, top: 400, width: 100, height: 30 },
                },
              ],
            },
          ],
  })),
};

/** Answers what `npm run review` found of every component. Without it, that it did not run. */
async function answerWith(page: Page, reading: ComponentReading | undefined) {
  const components = reading === undefined ? [] : ['screens-checkout-checkout-confirmation'];
  await page.route('**/review/index.json', (route) =>
    route.fulfill({ json: { components } satisfies ReviewIndex }),
  );
  await page.route('**/review/screens-*.json', (route) => route.fulfill({ json: reading }));
}

/** In the page: makes the first drawings of a story fail, by the reply that the worker gives of a fault. */
function failFirstDrawings({ exportName, failures }: { exportName: string; failures: number }) {
  let failed = 0;
  window.Worker = class extends Worker {
    override postMessage(request: DrawingRequest) {
      if (!('number' in request) || request.story.exportName !== exportName || failed === failures) {
        super.postMessage(request);
        return;
      }
      failed += 1;
      const data: DrawingReply = { number: request.number, fault: `Drawing ${exportName} failed` };
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  };
}
