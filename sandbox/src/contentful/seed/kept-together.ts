/** Keeps the word “e-mail” on one line: a word joiner after its hyphen, as the site's own texts have it. */
export function keptTogether(text: string): string {
  return text.replace(/(?<![\w/.-])(e)-(?=mail)/giu, '$1-\u2060');
}
