/** Carries an address from the login page to the page for a forgotten password, in this tab alone. */
export interface TypedEmail {
  keep: (email: string) => void;
  /** Gives what was kept, once. */
  take: () => string | undefined;
}

const key = 'typedEmail';

/** Not in the address of the page: those stand in histories, logs and referrers. A browser may refuse to store anything. */
export function createTypedEmail(window: { sessionStorage: Storage }): TypedEmail {
  function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(window.sessionStorage);
    } catch {
      return undefined;
    }
  }

  return {
    keep(email) {
      withStorage((storage) => {
        storage.setItem(key, email);
      });
    },
    take: () =>
      withStorage((storage) => {
        const email = storage.getItem(key);
        storage.removeItem(key);
        return email ?? undefined;
      }),
  };
}
