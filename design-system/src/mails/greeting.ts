import type { TFunction } from 'i18next';

/** The first line of a mail. Without a first name it greets no less. */
export function greeting(firstName: string | undefined, t: TFunction<'mails'>): string {
  return firstName === undefined ? t(($) => $.helloWithoutName) : t(($) => $.hello, { firstName });
}
