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

/** Persian names and those of Indian scripts may need a joiner between two letters, where it is seen. */
export const joiners = /(?<=[\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** Characters that are drawn as nothing. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
/** What browsers take for the dot of an address, besides what NFKC makes one: the ideographic full stops. */
export const dots = /[\u3002\uff61]/g;
/** One character that is not seen. */
export const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const address =
  /\/\/|(?:mailto|tel|sms|callto|sip):|\S@\S|[\p{L}\p{M}\p{N}]\.\p{M}*(?:\p{L}[\p{L}\p{M}\p{N}-]|[^\P{L}\p{LC}])|(?:\d{1,3}\.){3}\d{1,3}/iu;
