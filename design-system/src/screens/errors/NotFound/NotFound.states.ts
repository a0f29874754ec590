/** The screen has nothing to decide. */
export type NotFoundState = Record<never, never>;

/** Every state of the screen, once. */
export const notFoundStates = { missing: {} } satisfies Record<string, NotFoundState>;
