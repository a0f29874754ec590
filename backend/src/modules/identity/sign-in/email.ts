import { holdsHiddenCharacter } from '../../../domain/written-text.ts';

const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@.\d"(),:;<>[\\\]]{2,}$/;
const longest = 254;

/** The form in which two spellings of one address are the same row. */
export function normalisedEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Whether it looks like an address that mail can be sent to, and shows all that it holds. */
export function isEmail(email: string): boolean {
  if (email.length > longest || holdsHiddenCharacter(email)) return false;
  return shape.test(email) && !email.includes('..');
}
