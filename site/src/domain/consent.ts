/** A visitor's answer to one purpose of cookies. */
export type ConsentAnswer = 'accept' | 'decline' | 'not-set';

/** What a visitor allows beyond the cookies that the site needs to work. */
export interface Consent {
  analytics: ConsentAnswer;
  marketing: ConsentAnswer;
}
