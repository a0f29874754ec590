import type { Locator, Page } from '@playwright/test';

/** Whether the focus is visible, on the focused element or on its container. */
async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const drawn = (element: Element | null, levels: number): boolean => {
      if (element === null || levels === 0) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow !== 'none' || drawn(element.parentElement, levels - 1);
    };
    const focused = document.activeElement;
    return focused?.tagName === 'IFRAME' || drawn(focused, 3);
  });
}

/** Presses Tab until an element has focus, unless it has; the focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator) {
  const isReached = () =>
    target.evaluate((element) => element === document.activeElement && document.hasFocus());
  if (await isReached()) return;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await focusIsSeen(page))) {
      const lost = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`Focus cannot be seen on ${lost ?? 'nothing'}`);
    }
    if (await isReached()) return;
  }
  throw new Error('Tab does not lead there');
}
