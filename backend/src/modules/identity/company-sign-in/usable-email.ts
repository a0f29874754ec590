import type { PersonAtCompany } from '../connections/connection.ts';
import { isEmail } from '../sign-in/email.ts';

/** A company may tell a text that is no address: it is as good as none. */
export function withUsableEmail(person: PersonAtCompany): PersonAtCompany {
  const { email } = person;
  return email === undefined || isEmail(email) ? person : { ...person, email: undefined, emailProven: false };
}
