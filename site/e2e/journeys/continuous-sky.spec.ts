import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const fromPageToPage = [
  '::view-transition-group(circle)',
  '::view-transition-new(circle)',
  '::view-transition-old(circle)',
];

test('the circle moves from the home page to the form, to the order and to the confirmation, and nothing else does', async ({
  page,
  entry,
  checkout,
}) => {
  await recordTransitions(page);
  await page.goto('/');
  expect(await transitionOf(page)).toBeNull();

  await page.locator('main a[data-variant=primary]').first().click();
  await expect(page).toHaveURL(/\/register\?/);
  expect(await transitionOf(page)).toEqual(fromPageToPage);

  await entry.signUp();
  await expect(page).toHaveURL(/\/checkout\?/);
  expect(await transitionOf(page)).toEqual(fromPageToPage);

  await checkout.chooseCountry('GB');
  await checkout.buyByCard();
  await expect(page).toHaveURL(/\/buy\/checkout\/summary/);
  expect(await transitionOf(page)).toEqual([
    ...fromPageToPage.slice(0, 1),
    // The circle rises behind the card.
    '::view-transition-image-pair(circle)',
    ...fromPageToPage.slice(1),
  ]);
});

test('a link of the next page can be pressed while the circle moves', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
    });
  });
  await page.goto('/');
  await page.locator('main a[data-variant=primary]').first().click();
  await expect(page).toHaveURL(/\/register\?/);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);

  await page.locator('header a[href^="/login"]').click();
  await expect(page).toHaveURL(/\/login/);
});

test('a page with a drawing is first shown with its circle', async ({ page }) => {
  const pages = ['/', '/login', '/register?plan=B2C14DANNUAL'];
  for (const address of pages) {
    await page.goto(address);
    const expected = page.locator('head link[rel=expect][blocking=render]');
    await expect(expected).toHaveCount(1);
    const awaited = page.locator(`${await expected.getAttribute('href')}`);
    await expect(awaited).toHaveCount(1);
    await expect(page.locator('[data-circle]')).toHaveCount(1);
    expect(await awaited.evaluate(isParsedWithCircle), address).toBe(true);
  }
});

/** Whether the circle stands in the element or before it: it is parsed when the element's end is. */
function isParsedWithCircle(element: Element): boolean {
  const circle = document.querySelector('[data-circle]');
  const place = circle === null ? 0 : element.compareDocumentPosition(circle);
  return (place & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_PRECEDING)) !== 0;
}

test('with reduced motion, no page moves anything to the next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto('/');
  await page.locator('main a[data-variant=primary]').first().click();
  await expect(page).toHaveURL(/\/register\?/);
  expect(await transitionOf(page)).toBeNull();
});

declare global {
  interface Window {
    /** The moving parts of the transition that showed this page; null where it was shown without one. */
    transition: Promise<string[] | null>;
  }
}

async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transition = new Promise((resolve, reject) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition === null) {
          resolve(null);
          return;
        }
        // On a busy machine they would end before they are counted.
        const standing = new CSSStyleSheet();
        standing.replaceSync(`::view-transition-group(*),
          ::view-transition-image-pair(*),
          ::view-transition-old(*),
          ::view-transition-new(*) { animation-play-state: paused !important; }`);
        document.adoptedStyleSheets.push(standing);
        viewTransition.ready
          .then(() => {
            resolve(movingParts());
            standing.replaceSync('');
          })
          .catch(reject);
      });
    });

    function movingParts() {
      const effects = document.getAnimations().map(({ effect }) => effect);
      const parts = effects.flatMap((effect) =>
        effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
      );
      return [...new Set(parts)].filter((part) => part.startsWith('::view-transition')).sort();
    }
  });
}

async function transitionOf(page: Page): Promise<string[] | null> {
  return page.evaluate(() => window.transition);
}
