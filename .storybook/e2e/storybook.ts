import { test as base, type Page } from '@playwright/test';

interface Storybook {
  page: Page;
  /** The address of the built Storybook. */
  storybook: string;
}

/** A test on the built Storybook. It fails on a lost file, whatever the test expects. */
export const test = base.extend<Storybook>({
  storybook: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  page: async ({ page }, provide) => {
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
    });
    await provide(page);
    if (lost.length > 0) throw new Error(`The page has lost files:\n${lost.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
