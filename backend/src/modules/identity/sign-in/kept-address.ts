/**
 * What is kept of a typed address, to be typed again. It may be a password in the wrong field, which would stand in clear where it
 * is kept: nothing is kept without an "@", nor what equals the password beside it. A password with an "@" is kept where the field
 * for it holds something else.
 */
export function keptAddress(typed: string, password = ''): string {
  return typed.includes('@') && typed !== password.trim() ? typed : '';
}
