/** `breached`: it was found in a data breach, which only a service can tell. */
export type PasswordProblem = 'missing' | 'tooShort' | 'startsWithSpace' | 'breached';

const shortestPassword = 8;

/** What is wrong with a password that is chosen, at a sign-up and at each change. */
export function problemOfPassword(password: string): Exclude<PasswordProblem, 'breached'> | undefined {
  if (password === '') return 'missing';
  if (password.startsWith(' ')) return 'startsWithSpace';
  return Array.from(password).length < shortestPassword ? 'tooShort' : undefined;
}
