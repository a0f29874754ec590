/** Carries an address that was typed into a form to the next one, in this tab alone. */
export interface TypedEmail {
  /**
   * Tells what stands in the field for an address, each time that a link of the page is pressed.
   *
   * @returns a function that ends it
   */
  onLeave: (told: (left: LeftForm) => void) => () => void;
  keep: (email: string) => void;
  /** Gives what was kept, once; nothing into a field that is typed in: the address would stand before what is typed. */
  take: () => string | undefined;
}

export interface LeftForm {
  /** Where the visitor goes, without its query. */
  path: string;
  email: string;
}

const key = 'typedEmail';

/** Not in the address of the page: those stand in histories, logs and referrers. A browser may refuse to store anything. */
export function createTypedEmail(
  window: Pick<Window, 'document' | 'location' | 'sessionStorage'>,
): TypedEmail {
  const { document, location } = window;
  const field = () => document.querySelector<HTMLInputElement>('main [name=email]');

  function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(window.sessionStorage);
    } catch {
      return undefined;
    }
  }

  return {
    onLeave(told) {
      const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        const opensAnotherTab = ctrlKey || metaKey || shiftKey || Boolean(link?.target);
        if (link?.origin !== location.origin || opensAnotherTab) return;
        told({ path: link.pathname, email: field()?.value.trim() ?? '' });
      };
      // Before the page's own listeners, which may show another form in the place of this one.
      document.addEventListener('click', onClick, true);
      return () => {
        document.removeEventListener('click', onClick, true);
      };
    },
    keep(email) {
      withStorage((storage) => {
        storage.setItem(key, email);
      });
    },
    take: () =>
      withStorage((storage) => {
        const email = storage.getItem(key);
        storage.removeItem(key);
        return field() === document.activeElement ? undefined : (email ?? undefined);
      }),
  };
}
