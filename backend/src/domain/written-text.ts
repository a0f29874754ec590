/**
 * Whether a mail program would make a link of a part of the text. Each text that a person writes and that goes into a
 * mail (a name, a gift's message) is refused, or left out of the mail, where this is true: its author chooses
 * who gets the mail, and it would come from our address.
 *
 * Found are `scheme://`, `mailto:` and its like, anything with an `@` inside, words joined by a dot, `evil.example`, in
 * any script and with any character that browsers read as a dot, and four numbers joined by dots. A full stop is none:
 * nothing or a space follows it. Nor are initials, `J.R.R.`, and numbers, `12.50`.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.replace(ignorable, '').normalize('NFKC').replace(dots, '.');
  return address.test(plain);
}

/** Whether the text holds a character that is not seen: controls, zero widths, directions, fillers, tags. */
export function holdsHiddenCharacter(text: string): boolean {
  return hidden.test(text);
}

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

/** Persian names and those of Indian scripts may need a joiner between two letters, where it is seen. */
export const joiners = /(?<=[\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** Characters that are drawn as nothing. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
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
/** What browsers take for the dot of an address, besides what NFKC makes one: the ideographic full stops. */
const dots = /[\u3002\uff61]/g;
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const ofPictures =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/u;
const joinerOrHidden = new RegExp(`(${joiners.source}|${ofPictures.source})|${hidden.source}`, 'gu');
const address =
  /\/\/|(?:mailto|tel|sms|callto|sip):|\S@\S|[\p{L}\p{M}\p{N}]\.\p{M}*(?:\p{L}[\p{L}\p{M}\p{N}-]|[^\P{L}\p{LC}])|(?:\d{1,3}\.){3}\d{1,3}/iu;
