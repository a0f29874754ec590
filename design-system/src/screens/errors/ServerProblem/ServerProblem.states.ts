/** The screen has one state. */
export const serverProblemStates = { waiting: {} };
