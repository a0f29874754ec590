/** The form of a ZIP code, with or without its four further digits. */
export const zipCode = /^\d{5}(-\d{4})?$/;

/** What was typed as a ZIP code, in the form of one where it has as many digits; else as it was typed, without outer spaces. */
export function typedZipCode(text: string): string {
  const typed = text.normalize('NFKC').trim();
  const [, area, further] = /^(\d{5})(?:[\s\p{Pd}]*(\d{4}))?$/u.exec(typed) ?? [];
  if (area === undefined) return typed;
  return further === undefined ? area : `${area}-${further}`;
}
