/** What a text of an error may hold of a person, of a session or of an address, and what is reported in its place. */
const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Queries and fragments of addresses, and credentials in front of a host.
  [/((?:[a-z][a-z0-9+.-]*:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>)]*/gi, '$1'],
  [/([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, '$1'],
  [/[^\s@"'<>()=&?/:,;]+(?:@|%40)[^\s@"'<>()=&?/:,;]+\.[^\s@"'<>()=&?/:,;.]+/gi, '[email]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [
    /\b([\w-]*(?:password|passwd|secret|token|authorization|cookie|session|voucher)[\w-]*["']?\s*[=:]\s*["']?)[^\s"',;)}]+/gi,
    '$1[secret]',
  ],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,4}/g, '[secret]'],
  // Ids, keys and hashes: long words with a digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}/g, '[id]'],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '[ip]'],
  [
    /(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}(?![\w:])|(?<![\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*)?::[0-9a-f][0-9a-f:]*/gi,
    '[ip]',
  ],
  // Numbers of cards and phones.
  [/(?<![\w.])\+?\d(?:[ ()/-]{0,2}\d){8,18}(?![\w.])/g, '[number]'],
  // A parser quotes what it was given.
  [/"[^"]*"(?:\.\.\.)?(?= is not valid JSON)/g, '"[text]"'],
];

const longestText = 1_000;
/** Looked at before it is cut, so that no half of a secret is left at its end. */
const longestInput = 4_000;

/** Quoted names of ours have no spaces: `column "user_id"`. Other quotations are what was typed or answered. */
function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"/g, (quoted) => (/^"[\w.$[\]-]*"$/.test(quoted) ? quoted : '"[text]"'));
}

/** A text of an error without personal data, secrets, addresses and queries. */
export function withoutPersonalData(text: string): string {
  const replaced = replacements.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    text.slice(0, longestInput),
  );
  return withoutQuotations(replaced).slice(0, longestText);
}
