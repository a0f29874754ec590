/** What a text may hold of a person, of a session or of an address, and what stands in its place. */
const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Queries and fragments of addresses, and credentials in front of a host.
  [/(\/[^\s"'<>?#]*)[?#][^\s"'<>)]*/g, '$1'],
  [/(:\/\/)[^\s/@"'<>]+@/g, '$1'],
  [/[^\s@"'<>()=&?/:,;]+(?:@|%40)[^\s@"'<>()=&?/:,;]+\.[^\s@"'<>()=&?/:,;.]+/gi, '[email]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [
    /\b([\w-]*(?:password|passwd|secret|token|authorization|cookie|session|voucher|jwt|fullname|firstname|lastname|postalcode)[\w-]*["']?(?:\s*[=:]\s*|\s+(?=BA-)))('[^']*'|"[^"]*"|[^\s"',;)}&]+)/gi,
    '$1[secret]',
  ],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,4}/g, '[secret]'],
  // Ids, keys and hashes: long words with a digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}/g, '[id]'],
  // Addresses of machines, in both versions.
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '[ip]'],
  [/(?<![\w:])(?:(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}(?![\w:])|[\da-f:]*::[\da-f][\da-f:]*)/gi, '[ip]'],
  // Numbers of cards and phones.
  [/(?<![\w.])\+?\d(?:[ ()/-]{0,2}\d){8,18}(?![\w.])/g, '[number]'],
  // A parser quotes what it was given.
  [/"[^"]*"(?:\.\.\.)?(?= is not valid JSON)/g, '"[text]"'],
];

/** Looked at before a text is cut shorter, so that no half of a secret is left at its end. */
const longestInput = 4_000;

/**
 * A text of an error without personal data, secrets, addresses and queries. The browser and the server report errors by
 * this function, so that neither sends what the other leaves out.
 */
export function textWithoutPersonalData(text: string): string {
  const replaced = replacements.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    text.slice(0, longestInput),
  );
  return withoutQuotations(replaced);
}

/** Quoted names of ours have no spaces: `column "user_id"`. Other quotations are what was typed or answered. */
function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"/g, (quoted) => (/^"[\w.$[\]-]*"$/.test(quoted) ? quoted : '"[text]"'));
}
