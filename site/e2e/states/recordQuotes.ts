import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recordsFolder } from './recordingBuild.ts';

/** Writes down each quote that the page is answered with, beside what the backend told the pages. */
export function recordQuotes(page: Page) {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('/payments/web/quotes') || response.status() !== 201) return;
    // An answer may be gone with the page that asked for it.
    response.json().then(
      ({ data }: { data: { attributes: unknown } }) => {
        appendFileSync(
          join(recordsFolder, `quotes-${process.pid}.jsonl`),
          `${JSON.stringify({ quote: data.attributes })}\n`,
        );
      },
      () => undefined,
    );
  });
}
