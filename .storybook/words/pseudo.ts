const untranslated = /(\{\{.*?\}\}|<\/?[^>]+>|\$t\(.*?\)|Stillpoint)/;

/** A pseudo-language, 40 % longer than English. Text without brackets on the screen is not translated. */
export function toPseudo<Words>(words: Words): Words {
  return mapTexts(words, lengthen) as Words;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

/** Doubles vowels until the text is long enough, and leaves placeholders, tags and our name as they are. */
function lengthen(text: string) {
  let missing = Math.ceil(text.length * 0.4) - 2;
  const stretched = text.split(untranslated).map((part) => {
    if (untranslated.test(part)) return part;
    return part.replace(/[aeiouy]/gi, (vowel) => (missing-- > 0 ? vowel + vowel : vowel));
  });
  return `[${stretched.join('')}${'·'.repeat(Math.max(missing, 0))}]`;
}
