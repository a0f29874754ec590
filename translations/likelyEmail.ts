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
  if (at < 1 || !hostname.test(domain) || isKnown(domain)) return undefined;

  const { ending } = partsOf(domain);
  // The checker encodes and lowers an address: it is given the domain alone.
  const corrected = run({
    email: `name@${domain}`,
    domains: mailDomains,
    domainThreshold: threshold,
    secondLevelDomains: mailEndings.includes(ending) ? mailProviders : [],
    secondLevelThreshold: threshold,
    topLevelDomains: isRealEnding(ending) ? [] : mailEndings,
    topLevelThreshold: threshold,
    distanceFunction: distance,
  });
  return corrected && `${typed.slice(0, at)}@${corrected.domain}`;
}

function isKnown(domain: string): boolean {
  const { name, ending } = partsOf(domain);
  return mailDomains.includes(domain) || (mailProviders.includes(name) && mailEndings.includes(ending));
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

/** Typing errors between two names. Half of a short name is no error: `gmx` is not a misspelt `cox`. */
function distance(typed: string, candidate: string): number {
  const errors = typingErrors(typed, candidate);
  return mailEndings.includes(candidate) || errors * 2 < partsOf(`${candidate}.`).name.length
    ? errors
    : Infinity;
}

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
