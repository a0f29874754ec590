/** For how long the same form or code counts as pressed twice, and finds what the first press has done. */
export const pressedTwiceMs = 30_000;
