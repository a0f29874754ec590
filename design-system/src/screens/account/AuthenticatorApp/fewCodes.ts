/** With so many recovery codes left, or fewer, new ones are suggested. */
export const fewCodes = 3;
