import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { root } from '../../root.ts';
import type { Effort } from '../Figure.ts';
import { bundle } from './bundle.ts';
import type { BrowserTimes } from './page/browser.tsx';

/** Measures the forms in Chromium, on an empty page with the styles of both kinds. */
export async function timesInBrowser({ forms, controls, formRounds }: Effort): Promise<BrowserTimes> {
  const entry = import.meta.resolve('./page/browser.tsx');
  const folder = await bundle('browser', { entry, target: 'web' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addStyleTag({ path: join(root, 'design-system/src/tokens/generated/tokens.css') });
    await page.addStyleTag({ path: fileURLToPath(import.meta.resolve('./page/plain.css')) });
    await page.addScriptTag({ path: join(folder, 'main.js'), type: 'module' });
    await page.waitForFunction(() => 'measureForms' in window);
    return await page.evaluate((counts) => window.measureForms(...counts), [
      forms,
      controls,
      formRounds,
    ] as const);
  } finally {
    await browser.close();
  }
}
