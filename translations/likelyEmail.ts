import { run } from '@zootools/email-spell-checker';
import { genericEndings, mailDomains, mailEndings, mailProviders } from './mailDomains.ts';

/** The greatest distance at which a domain, its second level or its top level is taken for a misspelt one. */
const threshold = 2;

const hostname = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/**
 * The address that was probably meant, where the domain is close to a common one. The browser and the server ask this
 * function, so that they agree.
 */
export function likelyEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || !hostname.test(domain) || domains.includes(domain)) return undefined;

  const { ending } = partsOf(domain);
  // The checker encodes and lowers an address: it is given the domain alone.
  const corrected = run({
    email: `name@${domain}`,
    domains: candidatesFor(domain),
    domainThreshold: threshold,
    // No second level is corrected by itself: `gmail.xyz` takes no mail (record 62).
    secondLevelDomains: [],
    secondLevelThreshold: threshold,
    topLevelDomains: isRealEnding(ending) ? [] : mailEndings,
    topLevelThreshold: threshold,
    distanceFunction: typingErrors,
  });
  return corrected && `${typed.slice(0, at)}@${corrected.domain}`;
}

const domains = [
  ...mailDomains,
  ...mailProviders.flatMap((name) => mailEndings.map((ending) => `${name}.${ending}`)),
];

/** The domains that may be meant: of the same name where there are any, else of a name that is misspelt. */
function candidatesFor(domain: string): string[] {
  const { name, ending } = partsOf(domain);
  const sameName = domains.filter((each) => partsOf(each).name === name);
  const sameOrClose =
    sameName.length > 0 ? sameName : domains.filter((each) => isMisspelt(name, partsOf(each).name));
  return sameOrClose.filter((each) => mayMeanEnding(ending, partsOf(each).ending));
}

/** Country codes that are one letter short of `com`, or one key beside it. */
const shortenedCom = ['co', 'cm', 'om'];

/** What may stand before a country's code, as in `com.br`. */
const secondLevels = ['com', 'co', 'net', 'org', 'edu', 'gov', 'ac'];

/** Whether an ending may stand for another one. A country's own ending was meant: `orange.be` is not `orange.fr`. */
function mayMeanEnding(typed: string, candidate: string): boolean {
  const levels = typed.split('.');
  const known = levels.slice(0, -1).every((level) => secondLevels.includes(level));
  if (typed === candidate || !known || !isRealEnding(typed)) return true;
  return candidate === 'com' && shortenedCom.includes(typed);
}

/** Below this length, half of the names that differ in one letter are names of others. */
const fewestLetters = 5;

/**
 * Whether a name is a common one with errors in it: of a short name only swapped and doubled letters, of a longer one an
 * error for each three letters, or two between the right first and last letter. `life` is not a misspelt `live`.
 */
function isMisspelt(name: string, common: string): boolean {
  const errors = typingErrors(name, common);
  if (common.length >= fewestLetters) {
    return (
      errors * 3 <= common.length ||
      (errors <= threshold && name.startsWith(common.charAt(0)) && name.endsWith(common.slice(-1)))
    );
  }
  return errors === 1 && common.length > 2 && lettersOf(name) === lettersOf(common);
}

function lettersOf(name: string): string {
  return [...new Set(name)].sort().join('');
}

function partsOf(domain: string) {
  const dot = domain.indexOf('.');
  return { name: domain.slice(0, dot), ending: domain.slice(dot + 1) };
}

/** Whether the last part of it is a country's, or another one of everyday use. */
function isRealEnding(ending: string): boolean {
  const last = ending.slice(ending.lastIndexOf('.') + 1);
  if (genericEndings.includes(last)) return true;
  return /^[a-z]{2}$/.test(last) && countries.of(last.toUpperCase()) !== undefined;
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Letters to add, drop, change or swap with their neighbour to turn one name into the other. */
function typingErrors(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        valueAt(last, column) + 1,
        valueAt(current, column - 1) + 1,
        valueAt(last, column - 1) + same,
        swapped ? valueAt(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return valueAt(last, to.length);
}

function valueAt(row: number[], column: number): number {
  return row[column] ?? Infinity;
}
