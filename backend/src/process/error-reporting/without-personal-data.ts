import { textWithoutPersonalData } from '@stillpoint/translations/textWithoutPersonalData.ts';

const longestText = 1_000;

/** A text of an error without personal data, secrets, addresses and queries, and not too long to be sent. */
export function withoutPersonalData(text: string): string {
  return textWithoutPersonalData(text).slice(0, longestText);
}
