const narrow = '\u202f';
const noBreak = '\u00a0';
const joiner = '\u2060';

/** A text as it is typed, with the marks that no keyboard has: they keep together what must not be separated. */
export function withTypedMarks(language: string, key: string, typed: string): string {
  const together = language === 'en' ? typed : typed.replaceAll('{{count}} ', `{{count}}${noBreak}`);
  const joined =
    /^mails:|:meta\./.test(key) || !together.trim().includes(' ')
      ? together
      : together.replace(/(e)-(mail)/gi, `$1-${joiner}$2`);
  return language === 'fr' ? withFrenchMarks(joined) : joined;
}

/** Outside placeholders, whose marks are not read. */
function withFrenchMarks(text: string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part
            .replace(/(?<=\S)[ \u00a0]?(?<!\u202f)([;:!?])/g, `${narrow}$1`)
            .replace(/«[ \u202f]?(?!\u00a0)/g, `«${noBreak}`)
            .replace(/(?<!\u00a0)[ \u202f]?»/g, `${noBreak}»`),
    )
    .join('');
}
