import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';

const executablePath = findHeadlessChromium();

/** Where stories are tested and measured. */
export const inChromium = {
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
};
