import { dots, hidden, joiners } from '@stillpoint/translations/writtenText.ts';

export { holdsAddress, holdsHiddenCharacter } from '@stillpoint/translations/writtenText.ts';

/**
 * Whether the text holds a number that could be rung: five digits or more, of any script, with nothing between them but what
 * stands in telephone numbers. A day with its year is none.
 */
export function holdsLongNumber(text: string): boolean {
  const plain = text.replace(ignorableButBreaks, '').normalize('NFKC').replace(dots, '.');
  return longNumber.test(plain.replace(dayWithYear, 'day'));
}

/**
 * The text without characters that are not seen. Joiners stay where they change what is seen, between the letters of some scripts and in
 * pictures that are drawn as one.
 */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(joinerOrHidden, (_character, joiner: string | undefined) => joiner ?? '');
}

/** The same without breaks of lines and tabulators, which divide numbers as spaces do. */
const ignorableButBreaks = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
const betweenDigits = String.raw`[\s\p{Pd}./\\()+·•_−]*`;
const longNumber = new RegExp(String.raw`\p{Nd}(?:${betweenDigits}\p{Nd}){4}`, 'u');
const [dayNumber, monthNumber, year] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])', '(?:19|20)\\d\\d'];
/** A day of this or the last century, in either order, with no digits beside it. */
const dayWithYear = new RegExp(
  String.raw`(?=\d)(?<!\p{Nd}${betweenDigits})(?:${dayNumber}([./-]) ?${monthNumber}\1 ?${year}|${year}-${monthNumber}-${dayNumber})(?!${betweenDigits}\p{Nd})`,
  'gu',
);
const ofPictures =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/u;
const joinerOrHidden = new RegExp(`(${joiners.source}|${ofPictures.source})|${hidden.source}`, 'gu');
