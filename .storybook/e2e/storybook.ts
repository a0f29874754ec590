import { test as base, type Page } from '@playwright/test';

interface Storybook {
  page: Page;
  /** The address of the built Storybook. */
  storybook: string;
}

/** A test on the built Storybook. It fails where a file does not load, whatever the test expects. */
export const test = base.extend<Storybook>({
  storybook: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  page: async ({ page }, provide) => {
    const failedResponses: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failedResponses.push(`${response.status()} ${response.url()}`);
    });
    await provide(page);
    if (failedResponses.length > 0)
      throw new Error(`Files of the page did not load:\n${failedResponses.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
