/** What somebody said to one purpose of cookies. */
export type ConsentAnswer = 'accept' | 'decline' | 'not-set';

/** What somebody allows beyond what the site needs to work. */
export interface Consent {
  analytics: ConsentAnswer;
  marketing: ConsentAnswer;
}
