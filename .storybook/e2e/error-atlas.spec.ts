import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const atlas = '?path=/error-atlas/';

test('the entry in the sidebar leads to the atlas', async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/review-error-atlas--docs`);
  await expect(page.getByRole('heading', { name: 'Error atlas', level: 1 })).toBeVisible();
  expect(page.url()).toContain(`${storybook}${atlas}&`);
});

test('a code is opened in five languages, whose pictures show its words', async ({ page, storybook }) => {
  await page.goto(`${storybook}${atlas}`);
  await page.getByRole('button', { name: 'Card declined', exact: true }).click();
  await expect(page.locator('[data-picture="drawn"] iframe[title="Card declined, Deutsch"]')).toHaveCount(2);
  const german = page.getByRole('listitem').filter({ hasText: 'Deutsch' });
  await expect(german).toContainText('Diese Karte wurde nicht angenommen');

  const seen = await german.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const words = [...(frame.contentDocument?.querySelectorAll('*') ?? [])].findLast((element) =>
      element.textContent.includes('Diese Karte wurde nicht angenommen'),
    );
    const { top = 0 } = words?.getBoundingClientRect() ?? {};
    const scale = frame.getBoundingClientRect().width / frame.clientWidth;
    const box = frame.parentElement?.getBoundingClientRect();
    return {
      at: frame.getBoundingClientRect().top + top * scale - (box?.top ?? 0),
      height: box?.height ?? 0,
    };
  });
  expect(seen.at).toBeGreaterThan(0);
  expect(seen.at).toBeLessThan(seen.height);

  await german.getByRole('link', { name: /^Open .*, Deutsch$/ }).click();
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.locator('html')).toHaveAttribute('lang', 'de');
});

test('every choice stands in the address and is there after a reload', async ({ page, storybook }) => {
  await page.goto(`${storybook}${atlas}`);
  const stage = page.getByRole('heading', { name: 'Error atlas', level: 1 });
  await expect(stage).toBeVisible();
  await page.getByRole('button', { name: 'Night' }).click();
  await page.getByRole('button', { name: 'Nothing charged' }).click();
  await stage.click();
  await page.keyboard.press('4');
  await page.keyboard.press('/');
  await page.keyboard.type('paypal');
  await expect(page.getByRole('columnheader', { name: 'Français' })).toBeVisible();
  await expect(page.getByText('PAYPAL_UNAVAILABLE')).toBeVisible();
  await expect(page.getByText('PAYMENT_METHOD_EXPIRED')).toHaveCount(0);
  await expect.poll(() => page.url()).toContain('search=paypal');

  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Français' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a code or its words' })).toHaveValue('paypal');
  for (const name of ['Night', 'Nothing charged']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('PAYMENT_METHOD_EXPIRED')).toHaveCount(0);
});

test('a sentence in another language finds its code, and one that stands nowhere says so', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}${atlas}`);
  const search = page.getByRole('searchbox', { name: 'Find a code or its words' });
  await search.fill('Cette carte a expiré');
  await expect(page.locator('tr[data-code]')).toHaveCount(1);
  await expect(page.getByText('PAYMENT_METHOD_EXPIRED')).toBeVisible();

  await search.fill('moon in the way');
  await page.getByRole('button', { name: 'Show all codes' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByText('PAYMENT_DECLINED')).toBeVisible();
});

test('keys move between codes, open one and its story', async ({ page, storybook }) => {
  await page.goto(`${storybook}${atlas}`);
  await expect(page.getByRole('button', { name: 'Card declined', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const expired = page.getByRole('button', { name: 'Card expired', exact: true });
  await expect(expired).toBeFocused();
  await page.keyboard.press('Space');
  await expect(expired).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(expired).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('?');
  await expect(page.getByText('Close the row')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.frameLocator('#storybook-preview-iframe').locator('html')).toHaveAttribute('lang', 'de');
  expect(page.url()).toContain('card-expired');
});

for (const theme of ['day', 'night']) {
  test(`axe finds no fault by ${theme}`, async ({ page, storybook }) => {
    await page.goto(`${storybook}${atlas}&code=PAYMENT_DECLINED&theme=${theme}`);
    await expect(page.getByText('Esta tarjeta no ha sido aceptada')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
