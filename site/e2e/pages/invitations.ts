import { expect, type Page } from '@playwright/test';
import { EntryPage, type NewPerson } from './EntryPage.ts';

/** A field of the page's form. */
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

/** The link of an invitation, in the text of its mail. */
export const invitationIn = (text = '') => /https?:\/\/\S+\/family\/accept-invite\?\S+/.exec(text)?.[0] ?? '';

/** Fills in the form that accepts an invitation, all but the names, which the account has. */
export async function fillInAddress(page: Page, country = 'DE') {
  await field(page, 'streetName').fill('Lakeside');
  await field(page, 'streetNumber').fill('4');
  await field(page, 'zipPostalCode').fill('10115');
  await field(page, 'city').fill('Berlin');
  await field(page, 'country').selectOption(country);
}

/** Registers on the page of an invitation, and comes back to it. */
export async function registerForInvitation(page: Page, person: NewPerson) {
  await page.locator('main a[href*="/register"]').click();
  await expect(page.locator('main')).toContainText(/Next: the invitation of \w+ to their family plan\./);
  await new EntryPage(page).signUp(person);
  await page.waitForURL(/\/family\/accept-invite\?/);
}

/** Confirms the address of the account, as it has to be before others are invited. */
export async function confirmAddress(page: Page, code: () => Promise<string>) {
  await page.goto('/user');
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await page.getByLabel('Code from the email').fill(await code());
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Your email is confirmed.').waitFor();
}
