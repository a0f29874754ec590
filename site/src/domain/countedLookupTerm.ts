import { withoutPersonalData } from './withoutPersonalData.ts';

/** The longest term that the collector takes. */
const longestTerm = 80;

/**
 * What analytics may keep of a look-up: of an address its domain alone, of a name the name without what is a person's.
 * Undefined where nothing is left.
 */
export function countedLookupTerm(term: string, lookupType: 'domain' | 'name'): string | undefined {
  const kept =
    lookupType === 'domain'
      ? term.slice(term.lastIndexOf('@') + 1).toLowerCase()
      : withoutPersonalData(term).replaceAll('@', ' ');
  return kept.trim().slice(0, longestTerm) || undefined;
}
