/** The teaser of a player, in a page that had no room for the player itself. */
export interface PlayerTeaser {
  /**
   * Puts the player in the teaser's place once the visitor comes near it. False where that cannot be loaded: the teaser,
   * a link to a page with the same player, then stays.
   */
  replace: () => Promise<boolean>;
}

type TeaserWindow = Pick<Window, 'document' | 'fetch'> & {
  CSSStyleSheet: typeof CSSStyleSheet;
  DOMParser: typeof DOMParser;
};

/** `whenNear` calls back once the visitor comes near a part of the page. */
export function createPlayerTeaser(
  window: TeaserWindow,
  whenNear: (part: Element, work: () => void) => void,
): PlayerTeaser {
  const { document } = window;

  return {
    async replace() {
      const teaser = document.querySelector<HTMLElement>('[data-teaser]');
      if (teaser === null) return false;
      await new Promise<void>((near) => whenNear(teaser, near));
      const fragment = await fetchFragment(window, teaser.dataset.teaser ?? '');
      if (fragment === undefined) return false;
      await withoutFocus(teaser);
      // The page's policy allows no style tag but its own; a sheet that a script makes is none.
      const styles = new window.CSSStyleSheet();
      styles.replaceSync(fragment.styles);
      document.adoptedStyleSheets.push(styles);
      teaser.replaceWith(fragment.player);
      return true;
    },
  };
}

async function fetchFragment(window: TeaserWindow, address: string) {
  try {
    const response = await window.fetch(address);
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data: { attributes: { html: string; styles: string } } };
    const { html, styles } = data.attributes;
    const player = new window.DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    return player ? { player, styles } : undefined;
  } catch {
    return undefined;
  }
}

/** What has the focus is not taken away. */
async function withoutFocus(part: Element) {
  if (!part.matches(':focus-within')) return;
  await new Promise((left) => part.addEventListener('focusout', left, { once: true }));
}
