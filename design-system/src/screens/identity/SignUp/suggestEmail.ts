import emailSpellChecker from '@zootools/email-spell-checker';

const threshold = 2;

/** Suggests a correction of an email address whose domain is close to a common one. */
export function suggestEmail(email: string): string | undefined {
  return emailSpellChecker.run({
    email,
    domainThreshold: threshold,
    secondLevelThreshold: threshold,
    topLevelThreshold: threshold,
  })?.full;
}
