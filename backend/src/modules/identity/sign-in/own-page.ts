import { languageOfPath, languagePrefix } from '../../../domain/languages.ts';

/**
 * The page that an address of ours opens, by its path without a language, as the router reads it: decoded once, in the case
 * that it is written in, and without a slash at its end.
 */
export function ownPageAt(address: string): string {
  const path = decoded(address.replace(/[?#].*$/s, '')).replace(/(?<=.)\/$/, '');
  return path.slice(languagePrefix(languageOfPath(path)).length);
}

/** Reserved characters stay encoded, as in the router. What cannot be decoded opens no page. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
