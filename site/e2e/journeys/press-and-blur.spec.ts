import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a slow press on the button submits the form from the field that it leaves', async ({ page, entry }) => {
  const password = page.locator('main [name=password]');
  const person = newPerson();

  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await entry.fillSignUp({ ...person, password: 'short' });
  await expect(password).toBeFocused();
  await entry.submit.hover();
  await page.mouse.down();
  await expect(entry.submit).toBeFocused();
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await page.mouse.up();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();

  await password.fill(person.password);
  await entry.submit.hover();
  await page.mouse.down();
  await expect(entry.submit).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/checkout\?/);
});
