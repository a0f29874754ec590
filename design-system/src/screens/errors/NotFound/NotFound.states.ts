/** The screen has one state. */
export const notFoundStates = { missing: {} };
