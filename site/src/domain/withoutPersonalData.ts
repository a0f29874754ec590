/** What a text may hold of a person, of a session or of an address, and what stands in its place. */
const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Queries and fragments of addresses.
  [/((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[^\s@"'<>()=&?/:,;]+(?:@|%40)[^\s@"'<>()=&?/:,;]+\.[^\s@"'<>()=&?/:,;.]+/gi, '[email]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [
    /\b([\w-]*(?:password|secret|token|authorization|cookie|session|voucher)[\w-]*["']?\s*[=:]\s*["']?)[^\s"',;)}]+/gi,
    '$1[secret]',
  ],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,4}/g, '[secret]'],
  // Ids, keys and hashes: long words with a digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}/g, '[id]'],
  // Numbers of cards and phones.
  [/(?<![\w.])\+?\d(?:[ ()/-]{0,2}\d){8,18}(?![\w.])/g, '[number]'],
  // A parser quotes what it was given.
  [/"[^"]*"(?:\.\.\.)?(?= is not valid JSON)/g, '"[text]"'],
];

/** Quoted names of ours have no spaces: `column "user_id"`. Other quotations are what was typed or answered. */
function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"/g, (quoted) => (/^"[\w.$[\]-]*"$/.test(quoted) ? quoted : '"[text]"'));
}

/** A text without personal data, secrets, addresses and queries. */
export function textWithoutPersonalData(text: string): string {
  const replaced = replacements.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    text.slice(0, 4_000),
  );
  return withoutQuotations(replaced);
}

/** The same for every text within a value, however deep. */
export function withoutPersonalData<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? textWithoutPersonalData(part) : part,
    ),
  ) as Value;
}
