import emailSpellChecker from '@zootools/email-spell-checker';

const threshold = 2;

/** The address that was probably meant, where a domain stands close to a common one. */
export function suggestEmail(email: string): string | undefined {
  return emailSpellChecker.run({
    email,
    domainThreshold: threshold,
    secondLevelThreshold: threshold,
    topLevelThreshold: threshold,
  })?.full;
}
