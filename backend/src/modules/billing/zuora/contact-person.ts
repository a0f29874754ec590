import { longestName } from '../../../domain/person-name.ts';

/** A person as Zuora's contacts take one. */
export interface ContactPerson {
  firstName: string;
  lastName: string;
  workEmail?: string;
}

const longestEmail = 80;

/**
 * Writes a person in the way that Zuora accepts, so that no name and no address makes a purchase impossible: names of 1
 * to 100 characters, none of four bytes in UTF-8, no separators of paths; an email address of 80 at most, to which
 * Zuora sends nothing.
 */
export function contactPerson(person: { firstName: string; lastName: string; email: string }): ContactPerson {
  return {
    firstName: contactName(person.firstName),
    lastName: contactName(person.lastName),
    ...(person.email.length <= longestEmail && { workEmail: person.email }),
  };
}

function contactName(name: string): string {
  const accepted = name.normalize('NFC').replace(/[\u{10000}-\u{10ffff}/\\]/gu, '');
  return accepted.slice(0, longestName).trim() || '-';
}
