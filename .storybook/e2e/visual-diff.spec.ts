import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ServedDiff } from '../review/visual-diff/decisions.ts';
import { reportVersion, type Cause, type DifferentPicture } from '../review/visual-diff/record.ts';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const diff = '?path=/visual-diff/';
const login = 'screens-identity-login';

function picture(story: string, name: string, language: string): DifferentPicture {
  return {
    ...{
      id: `${login}--${story}`,
      name,
      title: 'Screens/Identity/Login',
      language,
      theme: 'day',
      width: 360,
    },
    rectangle: { x: 20, y: 240, width: 100, height: 40 },
    part: { x: 0, y: 100, width: 360, height: 300 },
    ...{ before: 'before.png', after: `${story}.${language}.png`, also: [] },
  };
}

const notice: Cause = {
  ...{ id: 'file Notice.tsx', kind: 'file', name: 'design-system/src/primitives/Notice/Notice.tsx' },
  ...{ change: 'a1', values: [] },
  pictures: [
    picture('ready', 'Empty form', 'en'),
    picture('session-ended', 'The session has ended', 'de'),
    picture('ready', 'Empty form', 'fr'),
  ],
};
const words: Cause = {
  ...{ id: 'words login:title', kind: 'words', name: 'login:title', change: 'b2' },
  values: [{ where: 'de', before: 'Melde dich an', after: 'Willkommen zurück' }],
  pictures: [picture('code-waiting', 'A code is redeemed next', 'de')],
};

const compared: ServedDiff = {
  report: {
    ...{ version: reportVersion, made: '2026-11-20T09:30:00Z', browser: 'Chromium' },
    base: { name: 'v0.1.0', commit: '0123456789' },
    ...{ languages: ['en', 'de', 'fr'], themes: ['day'], widths: [360] },
    counts: { pictures: 81, taken: 6, different: 4 },
    ...{ causes: [notice, words], added: [], removed: [], failed: [], stale: ['token --old'] },
  },
  decisions: { approved: { 'token --old': 'c3' }, refused: {} },
};

const unchanged = {
  ...compared,
  report: { ...compared.report, counts: { pictures: 81, taken: 0, different: 0 }, causes: [] },
};

/** Gives the page what a run of the command would have left. */
async function serve(page: Page, served: unknown) {
  const { width, height } = { width: 360, height: 300 };
  const png = new PNG({ width, height });
  png.data.fill(255);
  const body = PNG.sync.write(png);
  await page.route('**/diff/report.json', (route) => route.fulfill({ json: served }));
  await page.route('**/diff/*.png', (route) => route.fulfill({ body, contentType: 'image/png' }));
}

test('the entry in the sidebar leads to the causes, each with its pictures', async ({ page, storybook }) => {
  await serve(page, compared);
  await page.goto(`${storybook}?path=/docs/review-visual-diff--docs`);
  await expect(page.getByRole('heading', { name: '2 causes', level: 1 })).toBeVisible();
  await expect(page.getByText('4 of 81 pictures changed since v0.1.0')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notice.tsx', level: 2 })).toBeVisible();
  await expect(
    page.getByText('3 pictures in 1 component changed for this reason, and for no other.'),
  ).toBeVisible();
  expect(page.url()).toContain(`${storybook}${diff}&`);
});

test('keys go from cause to cause and from picture to picture, and the address follows', async ({
  page,
  storybook,
}) => {
  await serve(page, compared);
  await page.goto(`${storybook}${diff}`);
  await expect(page.getByRole('heading', { name: 'Notice.tsx' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: '“Willkommen zurück”' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Blink' })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByRole('heading', { name: '“Willkommen zurück”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Blink' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Slider' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Notice.tsx' })).toBeVisible();
});

test('the slider uncovers one picture over the other', async ({ page, storybook }) => {
  await serve(page, compared);
  await page.goto(`${storybook}${diff}&slider=30`);
  const before = page.getByRole('img', { name: 'Empty form, v0.1.0' });
  await expect(before).toHaveCSS('clip-path', 'inset(0px 70% 0px 0px)');
  const slider = page.getByRole('slider');
  await slider.fill('80');
  await expect(before).toHaveCSS('clip-path', 'inset(0px 20% 0px 0px)');
  await expect.poll(() => page.url()).toContain('slider=80');
});

test('a cause is approved as a whole, and the decision is saved as a file', async ({ page, storybook }) => {
  await serve(page, compared);
  await page.goto(`${storybook}${diff}`);
  await expect(page.getByText('0 of 2 approved')).toBeVisible();
  await page.getByRole('button', { name: 'Approve all 3' }).click();
  await expect(page.getByText('1 of 2 approved')).toBeVisible();
  await page.getByText('No longer different: 1 decision').click();
  await expect(page.getByText('token --old')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('0 of 2 approved')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: /^Not like this/ })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByText('1 of 2 approved')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save decisions' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('approved-differences.json');
  const chunks = await (await saved.createReadStream()).toArray();
  expect(JSON.parse(Buffer.concat(chunks as Buffer[]).toString())).toEqual({
    approved: { 'file Notice.tsx': 'a1' },
    refused: { 'words login:title': 'b2' },
  });
});

test('stories with a difference that is not approved are marked in the sidebar', async ({
  page,
  storybook,
}) => {
  await serve(page, compared);
  await page.goto(`${storybook}?path=/story/${login}--ready`);
  const marked = page.locator(`[data-item-id="${login}--ready"]`);
  await expect(marked.getByRole('button', { name: /warning/i })).toBeVisible();
  await expect(
    page.locator(`[data-item-id="${login}--connecting"]`).getByRole('button', { name: /warning/i }),
  ).toHaveCount(0);
});

test('without pictures the page says which command makes them', async ({ page, storybook }) => {
  await serve(page, { ...compared, report: null });
  await page.goto(`${storybook}${diff}`);
  await expect(page.getByRole('heading', { name: 'Nothing is compared yet' })).toBeVisible();
  await expect(page.getByText('npm run diff -- main')).toBeVisible();
});

test('that nothing differs is said in a sentence, with a way back', async ({ page, storybook }) => {
  await serve(page, unchanged);
  await page.goto(`${storybook}${diff}`);
  await expect(page.getByText(/^81 pictures look as they did at v0\.1\.0, to the pixel/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slider' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the contact sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in a ${colorScheme} Storybook`, async ({ page, storybook }) => {
    await serve(page, {
      ...compared,
      decisions: { approved: { [notice.id]: 'a1' }, refused: { [words.id]: 'b2' } },
    });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${storybook}${diff}`);
    await expect(page.getByRole('heading', { name: 'Notice.tsx' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
