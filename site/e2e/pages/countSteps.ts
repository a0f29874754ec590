import type { Page } from '@playwright/test';

/** What a person has done so far: pages that opened, and presses. What is typed is not counted. */
export interface Steps {
  pages: number;
  presses: number;
}

/** Counts the steps on a page from now on, by pointer, by Enter or the space bar, and choices in a list. */
export async function countSteps(page: Page): Promise<Steps> {
  const steps: Steps = { pages: 0, presses: 0 };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) steps.pages += 1;
  });
  await page.exposeFunction('countPress', () => {
    steps.presses += 1;
  });
  await page.addInitScript(() => {
    const count = () => {
      (globalThis as unknown as { countPress: () => void }).countPress();
    };
    const listen = (type: string, counts: (event: Event) => boolean) => {
      addEventListener(
        type,
        (event) => {
          if (counts(event)) count();
        },
        { capture: true },
      );
    };
    listen('pointerdown', () => true);
    listen('keydown', (event) => ['Enter', ' '].includes((event as KeyboardEvent).key));
    listen('change', ({ target }) => target instanceof HTMLSelectElement);
  });
  return steps;
}

/** All steps together. */
export function sumOf({ pages, presses }: Steps): number {
  return pages + presses;
}
