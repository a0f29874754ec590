import type { Resource } from 'i18next';
import { ownBrandName } from './ownBrandName.ts';

/**
 * Texts that name another brand in place of Stillpoint: `resources` of i18next, by language and namespace. They stay as
 * they are otherwise, and so does what was given. German compounds are hyphenated throughout (`Calm-Nights-Konto`), and
 * French elides before a vowel (`d’Ohm`).
 * @throws {RangeError} for an empty name, and for one with `{{`, `}}` or `$t(`, which i18next would not show.
 */
export function withBrand<Resources extends Resource>(
  resources: Resources,
  { name }: { name: string },
): Resources {
  if (name.trim() === '' || /\{\{|\}\}|\$t\(/.test(name)) {
    throw new RangeError(`A brand's name is not empty, and has no {{, }} or $t(. This is none: “${name}”`);
  }
  const branded = Object.entries(resources).map(([language, namespaces]) => [
    language,
    rewritten(namespaces, (text) => renamed(text, name, language)),
  ]);
  return Object.fromEntries(branded) as Resources;
}

const named = new RegExp(`(?:(?<!\\p{L})([dD]|[qQ]u)e )?${ownBrandName}(-(?=\\p{L}))?`, 'gu');
const vowel = /^[aeiouàâæéèêëîïôœùûü]/i;

function renamed(text: string, name: string, language: string): string {
  const elides = language.startsWith('fr') && vowel.test(name);
  const compound = language.startsWith('de') ? name.replaceAll(' ', '-') : name;

  return text.replace(named, (...[, particle = '', hyphen = '']: string[]) => {
    const before = particle && `${particle}${elides ? '’' : 'e '}`;
    return `${before}${hyphen ? compound : name}${hyphen}`;
  });
}

/** The same words with each text rewritten, however deep it lies. */
function rewritten(words: unknown, rewrite: (text: string) => string): unknown {
  if (typeof words === 'string') return rewrite(words);
  if (Array.isArray(words)) return words.map((each) => rewritten(each, rewrite));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, rewritten(each, rewrite)]));
}
