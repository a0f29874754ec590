import type { FrameLocator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const changed = '?path=/story/screens-checkout-checkout--total-changed&globals=language:de;viewport:phone';
const sentence = /Es wurde nichts abgebucht/;

function storyOf(page: Page): FrameLocator {
  return page.frameLocator('#storybook-preview-iframe');
}

/** Opens a story and presses the sentence that says that nothing was charged. */
async function pressSentence(page: Page, storybook: string) {
  await page.goto(storybook + changed);
  await page.getByRole('switch', { name: 'Words', exact: true }).click();
  // The story has lines around its sentences once a press chooses one.
  await expect(storyOf(page).locator('html > [popover] > div').first()).toBeAttached();
  await storyOf(page).locator('#storybook-root').getByText(sentence).last().click();
  const desk = page.getByRole('region', { name: 'Copy desk' });
  await expect(desk.getByText('checkout.purchase.totalChanged.month')).toBeVisible();
  return desk;
}

test('a press on a text shows its sentence, its note and five languages', async ({ page, storybook }) => {
  const desk = await pressSentence(page, storybook);
  await expect(desk.getByText('Always say whether money was taken')).toBeVisible();
  await expect(desk.getByRole('textbox')).toHaveCount(5);
  await expect(desk.getByRole('textbox', { name: 'English' })).toContainText('Nothing was charged');
  await expect(desk.getByText('here 12,99')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Checkout, Total changed, 360, night' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Write to files' })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  await expect(page).toHaveURL(/sentence=checkout:purchase\.totalChanged\.month/);
  await page.goto(page.url().replace('words:on', 'words:on;theme:night'));
  await expect(desk.getByText('checkout.purchase.totalChanged.month')).toBeVisible();
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'night');
  expect(await axeFaults(page)).toEqual([]);
});

test('links and buttons of the story do not act, and with the Alt key no tool is needed', async ({
  page,
  storybook,
}) => {
  await page.goto(storybook + changed);
  const story = storyOf(page);
  const unfold = story.getByRole('link', { name: 'Nutzungsbedingungen' });
  await unfold.click({ modifiers: ['Alt'] });
  const desk = page.getByRole('region', { name: 'Copy desk' });
  await expect(desk.getByRole('textbox', { name: 'Deutsch' })).toContainText('Nutzungsbedingungen');
});

test('the story follows each letter, and the edit is kept and handed over as a patch', async ({
  page,
  storybook,
}) => {
  const desk = await pressSentence(page, storybook);
  const german = desk.getByRole('textbox', { name: 'Deutsch' });
  await german.click();
  await german.press('Control+End');
  await german.pressSequentially(' Danke.');
  await expect(storyOf(page).locator('#storybook-root').getByText('Danke.').last()).toBeVisible();
  const place = desk
    .getByRole('region', { name: 'Where people read it' })
    .locator('iframe')
    .first()
    .contentFrame();
  await expect(place.getByText('Danke.').last()).toBeAttached({ timeout: 60_000 });
  await german.press('Control+Enter');
  await expect(desk.getByText('1 sentence changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /Words edited|modified|warning/i }).first()).toBeAttached();

  await page.getByRole('button', { name: 'All states in all languages' }).click();
  await page.getByRole('rowheader', { name: 'Total changed' }).scrollIntoViewIfNeeded();
  const picture = page.frameLocator('iframe[title="Total changed, Deutsch"]');
  await expect(picture.getByText('Danke.').last()).toBeAttached({ timeout: 60_000 });
  await page.goBack();

  await page.reload();
  await expect(german).toContainText('Danke.');
  const waiting = page.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save patch' }).click();
  const patch = await readFile(await (await waiting).path(), 'utf8');
  await expect(desk.getByRole('status')).toHaveText(
    'words.patch is among your downloads: 1 text of 1 file, Deutsch. Send it to a developer, or run git apply words.patch in the repository.',
  );
  expect(patch).toContain('+++ b/translations/de/checkout.json');
  expect(patch.match(/^\+ .*/gm)).toEqual([expect.stringContaining('Danke.')]);

  await desk.getByRole('button', { name: 'Take back' }).click();
  await expect(desk.getByText('0 sentences changed')).toBeVisible();
  await expect(storyOf(page).locator('#storybook-root').getByText('Danke.')).toHaveCount(0);
});

test('where the same words stand as well is said, and changed with them', async ({ page, storybook }) => {
  const desk = await pressSentence(page, storybook);
  await expect(desk.getByText('The same words stand in')).toBeVisible();
  const german = desk.getByRole('textbox', { name: 'Deutsch' });
  await german.click();
  await german.press('Control+End');
  await german.pressSequentially(' Danke.');
  await desk.getByRole('button', { name: 'Change both' }).click();
  await expect(desk.getByText('2 sentences changed')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await desk.getByRole('button', { name: 'checkout.purchase.totalChanged.year' }).click();
  await expect(german).toContainText('Das erste Jahr kostet jetzt');
  await expect(german).toContainText('Danke.');
});

test('a failed check is named, and blocks the patch', async ({ page, storybook }) => {
  const desk = await pressSentence(page, storybook);
  const german = desk.getByRole('textbox', { name: 'Deutsch' });
  await german.click();
  await german.press('Control+A');
  await german.press('Delete');
  await german.pressSequentially('Der der Preis');
  await expect(desk.getByRole('listitem').getByText('placeholders are none')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save patch' })).toBeDisabled();
  await german.press('Escape');
  await expect(german).toContainText('Es wurde nichts abgebucht');
  await expect(desk.getByText('0 sentences changed')).toBeVisible();
});

test('a sentence is found in any language, and Enter goes to its story', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/review-copy-desk--docs`);
  const desk = page.getByRole('region', { name: 'Copy desk' });
  await expect(desk.getByText('Press any words')).toBeVisible();
  await desk.getByRole('combobox').fill('abbestellen newsletter');
  await expect(desk.getByText(/sentences? says? this/)).toBeVisible();
  await desk.getByRole('combobox').fill('el primer mes cuesta ahora');
  await expect(desk.getByRole('option').first()).toContainText('Total changed');
  await desk.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/checkout--total-changed/);
  await expect(storyOf(page).locator('html')).toHaveAttribute('lang', 'es');
  await expect(desk.getByRole('textbox', { name: 'Español' })).toContainText('El primer mes');
});

test('XLIFF goes to a translator and comes back', async ({ page, storybook }) => {
  const desk = await pressSentence(page, storybook);
  const waiting = page.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save XLIFF' }).click();
  const document = await readFile(await (await waiting).path(), 'utf8');
  await expect(desk.getByRole('status')).toContainText('words-de.xlf is among your downloads');
  expect(document).toContain('trgLang="de"');

  const translated = document.replace(
    'Es wurde nichts abgebucht. Wenn das',
    'Nichts wurde abgebucht. Wenn das',
  );
  await desk.locator('input[type=file]').setInputFiles({
    name: 'words-de.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(translated),
  });
  await expect(desk.getByText(/sentences read, 1 changed/)).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Deutsch' })).toContainText('Nichts wurde abgebucht');
});
