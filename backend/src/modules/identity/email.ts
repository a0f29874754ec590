import spellChecker from '@zootools/email-spell-checker';

const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@.\d"(),:;<>[\\\]]{2,}$/;
const longest = 254;

/** The form in which two spellings of one address are the same row. */
export function normalisedEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Whether it looks like an address that mail can be sent to. */
export function isEmail(email: string): boolean {
  return email.length <= longest && shape.test(email) && !email.includes('..');
}

/** The address that was probably meant, where a well-known domain is misspelt. */
export function likelyEmail(email: string): string | undefined {
  const suggestion = spellChecker.run({
    email,
    domainThreshold: 2,
    secondLevelThreshold: 2,
    topLevelThreshold: 2,
  });
  return suggestion?.full;
}
