import type { Page } from '@playwright/test';

/** Fills in the form of the company that verifies students. The school decides what becomes of it. */
export async function fillInStudentForm(page: Page, school: string): Promise<void> {
  await page.waitForURL(/\/sheerid\/verify\//);
  await page.locator('[name=firstName]').fill('Nora');
  await page.locator('[name=lastName]').fill('New');
  await page.locator('[name=email]').fill('nora@school.example');
  await page.locator('[name=birthDate]').fill('2004-05-06');
  await page.locator('[name=school]').fill(school);
  await page.locator('form button').click();
}
