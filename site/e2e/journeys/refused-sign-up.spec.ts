import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';

test('a refused name, email and password stay marked while each is corrected in turn', async ({
  page,
  entry,
}) => {
  const fullname = page.locator('[name=fullname]');
  const email = page.locator('[name=email]');
  const password = page.locator('main [name=password]');
  const person = newPerson();

  // The form is posted before its script has arrived: the server finds the problems and draws them.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await entry.fillSignUp({ fullname: 'http://evil.example/win Night', email: 'nina', password: 'short' });
  await page.unrouteAll();
  await entry.submit.click();
  await expect(page.getByText('This looks like a web or email address.')).toBeVisible();
  await expect(fullname).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const field of [fullname, email, password])
    await expect(field).toHaveAttribute('aria-invalid', 'true');

  await fullname.fill(person.fullname);
  await expect(fullname).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill(person.email);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await password.fill(person.password);
  await entry.submit.click();
  await expect(page).toHaveURL(/\/checkout\?/);
});
