import { usableName } from './domain/person-name.ts';

/** Only a name that mail programs make no link of: an account may be older than that rule. */
export function nameInMails({ firstName }: { firstName: string }): { firstName?: string } {
  const name = usableName(firstName);
  return name === '' ? {} : { firstName: name };
}
