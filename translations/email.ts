import { holdsHiddenCharacter } from './writtenText.ts';

/** Without what some mail servers take for a route or an encoded word. */
const local = /^(?!=\?)[^\s@"(),:;<>[\\\].!%]+(?:\.[^\s@"(),:;<>[\\\].!%]+)*$/;
/** Labels of letters, digits and inner hyphens; the last is no number. */
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?!\p{N})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;
const longestLocal = 64;
const longest = 254;

/** The form in which two spellings of one address are the same row. */
export function normalisedEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * The mailbox of an address, in the form in which addresses are compared. Most companies deliver `nora+anything@` to `nora@`, so
 * that what is given once to a mailbox is given to all of these together.
 */
export function mailboxOf(email: string): string {
  return normalisedEmail(email).replace(/(?<=^[^+]+)\+.*(?=@[^@]*$)/, '');
}

/** Whether it looks like an address that mail can be sent to, and shows all that it holds. */
export function isEmail(email: string): boolean {
  if (email.length > longest || holdsHiddenCharacter(email)) return false;
  // In the form in which it is compared it has to be one as well: a wide @ becomes another one.
  return isWritten(email) && isWritten(email.normalize('NFKC'));
}

function isWritten(email: string): boolean {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  return at > 0 && name.length <= longestLocal && local.test(name) && domain.test(host);
}

/** What is wrong with an address that was typed. The browser and the server ask this function, so that they agree. */
export function problemOfEmail(email: string) {
  if (email === '') return 'missing' as const;
  return isEmail(email) ? undefined : ('invalid' as const);
}
