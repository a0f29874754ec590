import { tableOf } from '../../../scripts/system/table.ts';
import { expect, test } from '../journey.ts';

test('every address of the start table shows a page', async ({ page, system }) => {
  const addresses = tableOf(system).match(/http:\/\/\S+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(4);

  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(address.endsWith('/500') ? 500 : 200);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
});
