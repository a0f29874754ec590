import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The elements of a page whose contrast is too low, and why. What is in frames is not checked. */
export async function axeFaults(page: Page): Promise<unknown[]> {
  await page.addScriptTag({ path: axePath });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document.body, {
      iframes: false,
      runOnly: ['color-contrast'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    );
  });
}
