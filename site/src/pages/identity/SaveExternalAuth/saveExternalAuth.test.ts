import { expect, test } from 'vitest';
import { saveExternalAuthStates as states } from '@stillpoint/design-system';
import { saveExternalAuthFrom } from './saveExternalAuth.ts';

const email = states.code.email;
const { pendingSignIn } = states.code;
const owner = {
  pendingSignIn,
  question: 'owner',
  connection: 'google',
  email,
  ways: { password: true, connections: ['apple'] },
} as const;

test.each([
  [{ asked: { pendingSignIn, question: 'address', connection: 'facebook' } }, states.address],
  [{ asked: { pendingSignIn, question: 'address', connection: 'spotify', email } }, states.addressTold],
  [
    { asked: { pendingSignIn, question: 'address', connection: 'facebook', typed: '' }, problem: 'INVALID' },
    states.addressMissing,
  ],
  [
    { asked: { pendingSignIn, question: 'address', connection: 'facebook' }, problem: 'INVALID' },
    states.addressNotKept,
  ],
  [
    {
      asked: { pendingSignIn, question: 'address', connection: 'facebook', typed: 'gloria@given' },
      problem: 'INVALID',
    },
    states.addressInvalid,
  ],
  [
    {
      asked: {
        pendingSignIn,
        question: 'address',
        connection: 'spotify',
        email,
        typed: 'gloria@gmial.com',
        suggestion: 'gloria@gmail.com',
      },
      problem: 'INVALID',
    },
    states.suggestion,
  ],
  [
    { asked: { pendingSignIn, question: 'code', connection: 'facebook', email }, problem: 'CODE_MISSING' },
    states.codeMissing,
  ],
  [{ asked: owner, problem: 'PASSWORD_MISSING' }, states.passwordMissing],
  [{ asked: owner, problem: 'SIGN_IN_REPLACED' }, states.replaced],
  [{ asked: owner, problem: 'SIGN_IN_AGAIN' }, states.fromElsewhere],
  [{ problem: 'CONNECTION_TAKEN' }, states.taken],
  [{ problem: 'CONNECTION_TAKEN', signedIn: true }, states.taken],
  [{ problem: 'IDENTITY_OF_ANOTHER' }, states.ofAnother],
  [{ problem: 'SIGN_IN_AGAIN' }, states.accessEnded],
  [{ problem: 'WRONG_APP_CODE' }, states.over],
  [{ signedIn: true }, states.loggedIn],
  [{ asked: { pendingSignIn, question: 'address', connection: 'acorn', email } }, states.addressOfWorkplace],
  [
    {
      asked: { pendingSignIn, question: 'address', connection: 'facebook' },
      problem: 'TOO_MANY_ATTEMPTS',
      count: 12,
    },
    states.tooManyAttempts,
  ],
  [{ asked: { pendingSignIn, question: 'code', connection: 'facebook', email } }, states.code],
  [
    {
      asked: { pendingSignIn, question: 'code', connection: 'facebook', email },
      problem: 'WRONG_CODE',
      count: 3,
    },
    states.wrongCode,
  ],
  [
    {
      asked: { pendingSignIn, question: 'code', connection: 'facebook', email },
      problem: 'WAIT_FOR_CODE',
      count: 1,
    },
    states.waitForCode,
  ],
  [
    { asked: { pendingSignIn, question: 'code', connection: 'facebook', email }, problem: 'CODE_EXPIRED' },
    states.codeExpired,
  ],
  [
    {
      asked: { pendingSignIn, question: 'code', connection: 'facebook', email },
      problem: 'TOO_MANY_ATTEMPTS',
      count: 8,
    },
    states.noCodeNow,
  ],
  [
    {
      asked: { pendingSignIn, question: 'code', connection: 'facebook', email },
      problem: 'TOO_MANY_ATTEMPTS',
      count: 42,
      overBeforeWait: true,
    },
    states.logInAgainForCode,
  ],
  [
    {
      asked: { pendingSignIn, question: 'code', connection: 'facebook', email },
      problem: 'WAIT_FOR_CODE',
      count: 42,
      overBeforeWait: true,
    },
    states.lastCode,
  ],
  [{ asked: owner, problem: 'TOO_MANY_ATTEMPTS', count: 42, overBeforeWait: true }, states.logInAgain],
  [{ asked: owner }, states.owner],
  [{ asked: { ...owner, movedTo: 'n•••@example.com' } }, states.ownerWithNewAddress],
  [
    { asked: { ...owner, ways: { password: false, connections: ['apple', 'birch', 'personifyhealth'] } } },
    states.ownerWithoutPassword,
  ],
  [
    { asked: { ...owner, connection: 'apple', ways: { password: true, connections: [] } } },
    states.ownerWithoutCompanies,
  ],
  [{ asked: { ...owner, connection: 'acorn' } }, states.ownerOfWorkplace],
  [{ asked: owner, problem: 'PASSWORD_TRIES_USED_UP', count: 60 }, states.passwordTriesUsedUp],
  [{ asked: owner, problem: 'WRONG_CREDENTIALS' }, states.wrongPassword],
  [{ asked: owner, problem: 'WRONG_IDENTITY' }, states.wrongIdentity],
  [{ asked: owner, problem: 'CONNECTION_REFUSED' }, states.companyFailed],
  [{}, states.over],
  [{ problem: 'NO_PENDING_SIGN_IN' }, states.over],
] as const)('what the backend asks is a state of the screen, %#', (facts, state) => {
  expect(saveExternalAuthFrom(facts)).toEqual(state);
});

test('a problem of an earlier question is not shown beside the present one', () => {
  for (const problem of ['WRONG_CODE', 'CONNECTION_TAKEN', 'IDENTITY_OF_ANOTHER'] as const) {
    expect(saveExternalAuthFrom({ asked: owner, problem })).toEqual(states.owner);
  }
});
