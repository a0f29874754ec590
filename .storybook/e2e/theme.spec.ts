import type { Page } from '@playwright/test';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const story = '?path=/story/primitives-button--primary';
const sheet = '?path=/contact-sheet/screens-checkout-checkout-confirmation';

test('sidebar and toolbars are dark where the system is', async ({ page, storybook }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(storybook + story);
  await expectDark(page, true);

  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, false);
});

test('sidebar and toolbars follow the theme of the toolbar', async ({ page, storybook }) => {
  await page.goto(storybook + story);
  await expectDark(page, false);
  await page.getByRole('button', { name: 'Day or night' }).click();
  await page.getByRole('option', { name: 'Night' }).click();
  await expectDark(page, true);

  await page.reload();
  await expectDark(page, true);
});

test('sidebar and toolbars follow the theme of a contact sheet', async ({ page, storybook }) => {
  await page.goto(storybook + sheet);
  await expectDark(page, false);
  await page.getByRole('button', { name: 'Night' }).click();
  await expectDark(page, true);
});

for (const [name, address, words] of [
  ['a story', `${story}&globals=theme:night`, 'Contact sheet'],
  ['a contact sheet', `${sheet}&theme=night`, 'Each picture shows'],
] as const) {
  test(`the manager around ${name} has enough contrast by night`, async ({ page, storybook }) => {
    await page.goto(storybook + address);
    await expectDark(page, true);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

async function expectDark(page: Page, dark: boolean) {
  const sidebar = page.getByRole('navigation', { name: 'Stories' });
  await expect(async () => {
    const lightness = await sidebar.evaluate((element) => {
      let shown: Element | null = element;
      while (shown !== null && getComputedStyle(shown).backgroundColor === 'rgba(0, 0, 0, 0)')
        shown = shown.parentElement;
      const parts = getComputedStyle(shown ?? document.body).backgroundColor.match(/\d+/g) ?? [];
      return Math.max(...parts.slice(0, 3).map(Number));
    });
    expect(lightness < 100).toBe(dark);
  }).toPass();
}
