/** Closes an open menu on Escape and on a press elsewhere, as no browser does by itself. Gives a way to stop. */
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

/** The same for all menus of a page that was drawn by a server and is not taken over by React. */
export function closeMenusWhenLeft(page: ParentNode) {
  page.querySelectorAll<HTMLDetailsElement>(`details[name="${menuName}"]`).forEach(closeWhenLeft);
}

/** Menus share a name, so that the browser keeps no more than one open. */
export const menuName = 'menu';
