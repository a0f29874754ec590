import { expect, test } from 'vitest';
import { ssoAccountLinkStates as states } from '@stillpoint/design-system';
import { ssoAccountLinkFrom, type SsoAccountLinkFacts } from './ssoAccountLink.ts';

const { pendingSignIn } = states.ready;
const asked = {
  ...{ pendingSignIn, workplace: 'Acorn', email: 'a•••@acorn.example' },
  connections: ['apple', 'facebook'],
  others: ['spotify', 'google'],
};
const { email } = states.wrongCredentials.values;

test.each<[SsoAccountLinkFacts, (typeof states)[keyof typeof states]]>([
  [{ asked }, states.ready],
  [{ asked: { ...asked, connections: ['acorn'], others: [] } }, states.withoutCompanies],
  [{ asked, problems: { email: 'missing', password: 'missing' } }, states.fieldsLeftEmpty],
  [{ asked, values: { email: 'sami@demo' }, problems: { email: 'invalid' } }, states.emailInvalid],
  [{ asked, values: { email }, problem: 'WRONG_CREDENTIALS' }, states.wrongCredentials],
  [{ asked, values: { email }, problem: 'TOO_MANY_ATTEMPTS' }, states.tooManyAttempts],
  [{ asked, values: { email }, problem: 'TOO_MANY_ATTEMPTS', count: 12 }, states.waitMinutes],
  [
    { asked, values: { email }, problem: 'TOO_MANY_ATTEMPTS', count: 12, overBeforeWait: true },
    states.logInAgain,
  ],
  [{ asked, values: { email }, problem: 'PASSWORD_TRIES_USED_UP', count: 12 }, states.passwordTriesUsedUp],
  [{ asked, problem: 'CONNECTION_REFUSED' }, states.companyFailed],
  [{ asked, problem: 'WRONG_IDENTITY' }, states.wrongIdentity],
  [{ asked, problem: 'SIGN_IN_REPLACED' }, states.replaced],
  [{ asked, problem: 'SIGN_IN_AGAIN' }, states.fromElsewhere],
  [{ asked, problem: 'WRONG_APP_CODE' }, states.ready],
  [{ problem: 'CONNECTION_TAKEN' }, states.taken],
  [{ problem: 'IDENTITY_OF_ANOTHER' }, states.ofAnother],
  [{ problem: 'SIGN_IN_AGAIN' }, states.accessEnded],
  [{ problem: 'NO_PENDING_SIGN_IN' }, states.over],
  [{}, states.over],
  [{ signedIn: true }, states.loggedIn],
  [{ problem: 'NO_PENDING_SIGN_IN', signedIn: true }, states.loggedIn],
])('what the backend asks is a state of the screen, %#', (facts, state) => {
  expect(ssoAccountLinkFrom(facts)).toEqual(state);
});
