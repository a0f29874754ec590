/** The rule that the server asks as well: a chunk of its own, fetched when an email field is left. */
export { likelyEmail as suggestionFor } from '@stillpoint/translations/likelyEmail.ts';
