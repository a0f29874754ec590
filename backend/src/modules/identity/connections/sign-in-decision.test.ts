import { expect, test } from 'vitest';
import { decideSignIn, type SignInDecision, type SignInDecisionFacts } from './sign-in-decision.ts';

const email = 'gloria@people.stillpoint.example';
const proven = { email, emailProven: true };
const unproven = { email, emailProven: false };
const without = { email: undefined, emailProven: false };
const sami = { accountId: 'sami', sessionEpoch: 3 };
const stranger = { linkedTo: undefined, addressHasAccount: false, atWork: false, isNew: false };
const worker = { ...stranger, atWork: true };

test.each<[string, SignInDecisionFacts, SignInDecision]>([
  ['a new person with a proven address', { ...stranger, person: proven }, { kind: 'register', email }],
  ['a person without an address', { ...stranger, person: without }, { kind: 'askForAddress' }],
  ['an address that was not proven', { ...stranger, person: unproven }, { kind: 'askForAddress' }],
  [
    'an address that was not proven, of an account',
    { ...stranger, person: unproven, addressHasAccount: true },
    { kind: 'askForAddress' },
  ],
  [
    'a proven address of an account',
    { ...stranger, person: proven, addressHasAccount: true },
    { kind: 'askForOwner', email },
  ],
  ['a new person at work', { ...worker, person: proven }, { kind: 'askForAccount' }],
  [
    'a new person at work who has said to have no account',
    { ...worker, person: proven, isNew: true },
    { kind: 'register', email },
  ],
  [
    'a person at work who has said to have no account, and whose address has one',
    { ...worker, person: proven, isNew: true, addressHasAccount: true },
    { kind: 'askForOwner', email },
  ],
  [
    'a person at work whose address has an account',
    { ...worker, person: proven, addressHasAccount: true },
    { kind: 'askForOwner', email },
  ],
  ['an address outside the workplace', { ...worker, person: unproven }, { kind: 'refuseAddress' }],
  [
    'a person at work who is known',
    { ...worker, person: unproven, linkedTo: sami },
    { kind: 'signIn', account: sami },
  ],
  [
    'an identity that is linked, whatever its address is by now',
    { ...stranger, person: without, linkedTo: sami },
    { kind: 'signIn', account: sami },
  ],
  [
    'an identity that is linked, with the address of another account',
    { ...stranger, person: proven, linkedTo: sami, addressHasAccount: true },
    { kind: 'signIn', account: sami },
  ],
])('%s', (_case, facts, decision) => {
  expect(decideSignIn(facts)).toEqual(decision);
});
