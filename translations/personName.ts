import { holdsAddress, holdsHiddenCharacter, joiners } from './writtenText.ts';

/** The most that Zuora takes for the first and for the last name of a contact. */
export const longestName = 100;

export type NameProblem = 'tooLong' | 'address' | 'characters';

/**
 * What is wrong with a first or a last name. Names of all scripts pass, with the marks that stand in them. A name is
 * part of our mails, so it may hold no address; see `holdsAddress`.
 */
export function problemOfName(name: string): NameProblem | undefined {
  if (name.length > longestName) return 'tooLong';
  if (holdsAddress(name)) return 'address';
  const seen = name.normalize('NFC').replace(joiners, '');
  return holdsHiddenCharacter(seen) || !pattern.test(seen) ? 'characters' : undefined;
}

/** A name that was stored before it was judged, or that comes from another company: without it where it cannot be used. */
export function usableName(name: string): string {
  const trimmed = name.trim();
  return problemOfName(trimmed) === undefined ? trimmed : '';
}

/** Letters, and what stands between them. More than four digits may be a telephone number, which becomes a link. */
const pattern = /^(?=.*\p{L})(?!(?:\P{Nd}*\p{Nd}){5})[\p{L}\p{M}\p{Nd} .,'’‘`´&()·・‐‑–-]*$/u;

/** A first and a last name of a full name that was typed. */
export function namesIn(typed: string): { fullname: string; firstName: string; lastName: string } {
  const fullname = typed.trim().replace(/\s+/g, ' ');
  const [firstName = '', ...rest] = fullname.split(' ');
  return { fullname, firstName, lastName: rest.join(' ') };
}

/** What is wrong with a first and a last name, both of which are needed. */
export type NamesProblem = 'missing' | 'lastNameMissing' | NameProblem;

/** Judges a full name that was typed. The browser and the server ask this function, so that they agree. */
export function problemOfFullName(typed: string): NamesProblem | undefined {
  const { firstName, lastName } = namesIn(typed);
  if (firstName === '') return 'missing';
  const problem = problemOfName(firstName);
  if (problem !== undefined) return problem;
  return lastName === '' ? 'lastNameMissing' : problemOfName(lastName);
}
