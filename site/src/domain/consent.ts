/** A visitor's answer to one purpose of cookies. */
export type ConsentAnswer = 'accept' | 'decline' | 'not-set';

/** What a visitor allows beyond the cookies that the site needs to work. */
export interface Consent {
  analytics: ConsentAnswer;
  marketing: ConsentAnswer;
}

/** The answer in the text of `document.cookie`. */
export function consentIn(cookies: string): Consent {
  return {
    analytics: answerIn(cookies, 'cookiePolicyAnalytics'),
    marketing: answerIn(cookies, 'cookiePolicyMarketing'),
  };
}

function answerIn(cookies: string, name: string): ConsentAnswer {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === 'accept' || value === 'decline' ? value : 'not-set';
}
