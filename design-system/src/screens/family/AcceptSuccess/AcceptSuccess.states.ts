/** The screen's one state: it has nothing to decide. */
export const acceptSuccessStates = { ready: {} };
