/** How long after a change the same form counts as pressed twice, in milliseconds. */
export const justNowMs = 60_000;
