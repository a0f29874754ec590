/** Closes an open menu on Escape and on a press outside. Returns a function that removes the listeners. */
export function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  function onPress({ target }: PointerEvent) {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  }

  document.addEventListener('pointerdown', onPress);
  menu.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    menu.removeEventListener('keydown', onKey);
  };
}

/** The same for all menus of a page that is not hydrated. */
export function closeMenusWhenLeft(page: ParentNode) {
  page.querySelectorAll<HTMLDetailsElement>(`details[name="${menuName}"]`).forEach(closeWhenLeft);
}

/** Menus share a name, so that the browser has at most one open. */
export const menuName = 'menu';
