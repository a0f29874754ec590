/** The screen has nothing to decide. */
export type ServerProblemState = Record<never, never>;

/** Every state of the screen, once. */
export const serverProblemStates = { waiting: {} } satisfies Record<string, ServerProblemState>;
