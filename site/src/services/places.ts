/** Where each exercise was left, in seconds, in this browser: by each account, since others may use it as well. Where nothing can be kept, each begins at its beginning. */
export interface Places {
  of: (id: string) => number | undefined;
  /** How long ago that was kept, by this device's clock. Undefined where it is not known. */
  secondsSince: (id: string) => number | undefined;
  keep: (id: string, at: number) => void;
  forget: (id: string) => void;
}

export function createPlaces(window: Pick<Window, 'localStorage'>, userId: string): Places {
  const keyOf = (id: string) => (userId === '' ? `exercise.${id}` : `exercise.${id}.${userId}`);

  /** `40 1795953600000`: the second, and when it was kept. Before that was noted, the second alone. */
  function read(id: string): { at?: number; keptAt?: number } {
    const kept = attempt(() => window.localStorage.getItem(keyOf(id))) ?? '';
    const [, at, keptAt] = /^(\d{1,5})(?: (\d{1,14}))?$/.exec(kept) ?? [];
    return {
      ...(at !== undefined && { at: Number(at) }),
      ...(keptAt !== undefined && { keptAt: Number(keptAt) }),
    };
  }

  return {
    of: (id) => read(id).at,
    secondsSince(id) {
      const { keptAt } = read(id);
      return keptAt === undefined ? undefined : (Date.now() - keptAt) / 1_000;
    },
    keep(id, at) {
      attempt(() => {
        window.localStorage.setItem(keyOf(id), `${Math.floor(at)} ${Date.now()}`);
      });
    },
    forget(id) {
      attempt(() => {
        window.localStorage.removeItem(keyOf(id));
      });
    },
  };
}

/** Undefined where the storage is full, or the browser allows none: even naming it may throw. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
