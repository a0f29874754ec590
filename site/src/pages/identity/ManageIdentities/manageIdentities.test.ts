import { expect, test } from 'vitest';
import { manageIdentitiesStates as states } from '@stillpoint/design-system';
import type { IdentityProblem } from '../../../domain/identityProblems.ts';
import { page } from './page.ts';
import { manageIdentitiesFrom, type ManageIdentitiesFacts } from './manageIdentities.ts';

const facts: ManageIdentitiesFacts = {
  userId: 'b7f1',
  email: 'a•••@example.com',
  password: true,
  codeInPlaceOfPassword: false,
  codeUsable: false,
  secondFactor: false,
  fresh: true,
  confirmsBy: [],
  identities: [
    { connection: 'apple', linkedAt: '2026-05-14', removable: true, confirms: true },
    {
      connection: 'google',
      email: 'alex.morgan@gmail.com',
      linkedAt: '2026-11-03',
      removable: true,
      confirms: true,
    },
  ],
  offered: ['facebook', 'spotify'],
};
const unproved = { unprovedAddress: 'alex.morgan@example.com' };
const workplace = {
  connection: 'acorn',
  workplace: 'Acorn Insurance and Reinsurance',
  email: 'alexandra.morgan-whitfield@mail.acorn-insurance.example',
  linkedAt: '2026-10-01',
  removable: true,
  confirms: false,
};

test.each<[Partial<ManageIdentitiesFacts>, object]>([
  [{}, states.list],
  [{ done: 'linked', linked: 'apple' }, states.linked],
  [
    {
      done: 'unlinked',
      unlinked: { connection: 'google' },
      identities: facts.identities.slice(0, 1),
      offered: ['facebook', 'spotify', 'google'],
    },
    states.unlinked,
  ],
  [
    { done: 'unlinked', unlinked: { connection: 'acorn', workplace: 'Acorn Insurance and Reinsurance' } },
    states.workplaceUnlinked,
  ],
  [{ done: 'unlinked', unlinked: { connection: 'acorn' } }, states.unlinkedUnnamed],
  [{ done: 'confirmed' }, states.confirmed],
  [{ done: 'addressConfirmed' }, states.addressConfirmed],
  [
    {
      identities: [],
      ...unproved,
      codeUsable: true,
      done: 'codeSent',
      offered: ['facebook', 'spotify'],
    },
    states.codeSent,
  ],
  [{ identities: [], ...unproved, codeUsable: true }, states.addressCodeUsable],
  [{ problem: 'CONNECTION_REFUSED', tried: { connection: 'facebook' } }, states.refused],
  [
    {
      problem: 'CONNECTION_REFUSED',
      tried: { connection: 'acorn', workplace: 'Acorn Insurance and Reinsurance' },
    },
    states.workplaceRefused,
  ],
  [{ problem: 'CONNECTION_REFUSED' }, states.unnamedRefused],
  [{ problem: 'CONNECTION_FAILED' }, states.connectionFailed],
  [{ problem: 'IDENTITY_OF_ANOTHER', tried: { connection: 'spotify' } }, states.ofAnother],
  [{ problem: 'CONNECTION_TAKEN' }, states.taken],
  [{ problem: 'IDENTITY_LINKED_ALREADY' }, states.linkedAlready],
  [{ problem: 'ONLY_LOGIN_METHOD' }, states.onlyLoginMethod],
  [{ problem: 'NOT_LINKED' }, states.notLinked],
  [{ problem: 'NOT_YOUR_ACCOUNT' }, states.otherAccount],
  [{ problem: 'ADDRESS_PROVEN' }, states.addressProven],
  [{ problem: 'ADDRESS_NOT_PROVEN', ...unproved }, states.addressNotProven],
  [{ problem: 'ADDRESS_NOT_PROVEN' }, states.list],
  [{ problem: 'SIGN_IN_AGAIN' }, states.list],
  [{ notConnected: true }, states.notConnected],
  [{ connect: 'spotify', identities: [], done: 'addressConfirmed' }, states.toConnect],
  [{ connect: 'spotify', identities: [], unprovedAddress: workplace.email }, states.toConnectAfterProof],
  [{ connect: 'google' }, states.list],
  [{ remove: 'google' }, states.removing],
  [{ remove: 'acorn', identities: [workplace] }, states.removingWorkplace],
  [{ remove: 'acorn', ends: 'access', identities: [workplace] }, states.removingAccess],
  [{ remove: 'acorn', ends: 'enrolment', identities: [workplace] }, states.removingEnrolment],
  [{ remove: 'spotify' }, states.list],
  [{ enrolment: 'notEligible' }, states.list],
  [
    {
      identities: [workplace],
      offered: states.notEnrolled.offered,
      enrolment: 'notEnrolled',
      enrolmentAt: 'Acorn',
    },
    states.notEnrolled,
  ],
  [{ onward: { to: 'checkout', address: '/checkout?plan=B2CANNUAL' } }, states.onward],
  [{ onward: { to: 'app', address: 'https://app.stillpoint.example/meditation/7' } }, states.onwardToApp],
  [{ onward: { to: 'page', address: '/plans' } }, states.onwardToPage],
  [
    { ...unproved, identities: [], onward: { to: 'page', address: '/de/family/owner-invite' } },
    states.proveAddressToInvite,
  ],
  [
    { ...unproved, identities: [], onward: { to: 'page', address: '/family/accept-invite?token=t' } },
    states.proveAddressToJoin,
  ],
  [{ ...unproved, identities: [], onward: { to: 'page', address: '/referral' } }, states.proveAddressToGoOn],
  [
    { identities: [], done: 'addressConfirmed', onward: { to: 'page', address: '/family/manage' } },
    states.addressConfirmedToInvite,
  ],
])('what the backend knows is a state of the screen, %#', (more, state) => {
  expect(manageIdentitiesFrom({ ...facts, ...more })).toEqual(state);
});

test('the organisation that pays is named on the way to the checkout alone', () => {
  const paid = { ...facts, enrolment: 'enrolled', employer: 'Acorn' } as const;
  const checkout = { to: 'checkout', address: '/checkout?plan=B2CANNUAL' } as const;
  expect(manageIdentitiesFrom({ ...paid, onward: checkout })).toMatchObject({ employer: 'Acorn' });
  expect(manageIdentitiesFrom(paid)).not.toHaveProperty('employer');
});

test('the only login method is not asked about', () => {
  const only = {
    ...facts,
    password: false,
    identities: [{ connection: 'apple', removable: false, confirms: true }],
  };
  expect(manageIdentitiesFrom({ ...only, remove: 'apple' })).toMatchObject({ status: 'list' });
});

test('without a fresh sign-in: the person is confirmed first, by the password or a company, whatever is asked', () => {
  const stale = { ...facts, fresh: false, ...unproved };
  const changes = { status: 'confirmFirst', password: true, connections: ['apple', 'google'], others: [] };
  expect(manageIdentitiesFrom(stale)).toMatchObject({ status: 'list', changes });
  expect(manageIdentitiesFrom({ ...stale, remove: 'google' })).toMatchObject({
    status: 'list',
    changes,
    notice: 'signInAgain',
  });
  expect(manageIdentitiesFrom({ ...stale, problem: 'WRONG_CREDENTIALS' })).toMatchObject({
    notice: 'wrongPassword',
  });
  expect(manageIdentitiesFrom({ ...stale, secondFactor: true })).toMatchObject({
    password: true,
    changes: { status: 'confirmFirst', password: false, connections: [], others: [] },
  });
});

test('a mailed code stands in for a password whose tries are used up, which its words say without a notice', () => {
  const identities = facts.identities.map((identity) => ({
    ...identity,
    confirms: identity.connection === 'apple',
  }));
  const usedUp = { ...facts, identities, fresh: false, codeInPlaceOfPassword: true };
  expect(manageIdentitiesFrom(usedUp)).toEqual(states.confirmByCodeInstead);
  expect(manageIdentitiesFrom({ ...usedUp, problem: 'PASSWORD_TRIES_USED_UP' })).toEqual(
    states.confirmByCodeInstead,
  );
  expect(manageIdentitiesFrom({ ...usedUp, secondFactor: true })).toMatchObject({
    changes: { password: false, connections: [] },
  });
});

test('a code of the app and a passkey confirm as well, where the person has them', () => {
  const confirmsBy = ['app', 'passkey'] as const;
  const stale = { ...facts, fresh: false, secondFactor: true };
  expect(manageIdentitiesFrom({ ...stale, confirmsBy })).toEqual(states.confirmByApp);
  const wrong = { ...stale, confirmsBy: ['app'] as const, problem: 'WRONG_APP_CODE' as const, count: 4 };
  expect(manageIdentitiesFrom(wrong)).toEqual(states.wrongAppCode);
  const refused = (problem: IdentityProblem, count?: number) =>
    manageIdentitiesFrom({
      ...{ ...facts, fresh: false, secondFactor: true, confirmsBy: ['app'], problem },
      ...(count !== undefined && { count }),
    });
  expect(refused('APP_CODE_USED', 4)).toEqual(states.usedAppCode);
  expect(refused('APP_CODE_MISSING')).toEqual(states.missingAppCode);
  expect(refused('PASSWORD_MISSING')).toEqual(states.missingPassword);
  expect(refused('WRONG_CREDENTIALS')).toEqual(states.wrongPasswordBesideApp);
  expect(refused('TOO_MANY_APP_CODES', 10)).toEqual(states.tooManyAppCodes);
  expect(refused('TOO_MANY_ATTEMPTS', 10)).toEqual(states.tooManyMailedCodesBesideApp);
});

test('a limit says how many minutes or tries are left', () => {
  const usable = { ...facts, ...unproved, codeUsable: true };
  expect(manageIdentitiesFrom({ ...usable, problem: 'WRONG_CODE', count: 3 })).toEqual(states.wrongCode);
  expect(manageIdentitiesFrom({ ...usable, problem: 'CODE_MISSING' })).toEqual(states.missingCode);
  expect(manageIdentitiesFrom({ ...facts, problem: 'TOO_MANY_ATTEMPTS', count: 12 })).toMatchObject({
    notice: 'tooManyAttempts',
    count: 12,
  });
});

test('a company that confirmed no recent sign-in, or cannot, leads to another way', () => {
  const stale = { ...facts, fresh: false, password: false };
  expect(manageIdentitiesFrom({ ...stale, problem: 'PROOF_TOO_OLD' })).toMatchObject({
    notice: 'proofTooOld',
  });
  const identities = [{ connection: 'facebook', removable: false, confirms: false }];
  expect(manageIdentitiesFrom({ ...stale, identities })).toMatchObject({
    changes: { status: 'confirmFirst', password: false, connections: [], others: [] },
  });
});

test('a code that was mailed is asked for, also where another one was asked for too soon', () => {
  const identities = [{ ...workplace, removable: false }];
  const waiting = { ...facts, fresh: false, password: false, identities, codeUsable: true };
  expect(manageIdentitiesFrom(waiting)).toEqual(states.confirmationCodeUsable);
  expect(manageIdentitiesFrom({ ...waiting, problem: 'WAIT_FOR_CODE', count: 1 })).toEqual(
    states.waitForCode,
  );
});

test('a workplace confirms no sign-in', () => {
  expect(manageIdentitiesFrom({ ...facts, fresh: false, identities: [workplace] })).toMatchObject({
    changes: { connections: [] },
  });
});

test('an address that was never proved is proved first; what is connected can still be disconnected', () => {
  const toProve = { ...facts, ...unproved };
  expect(manageIdentitiesFrom(toProve)).toMatchObject({ changes: { status: 'proveAddressFirst' } });
  expect(manageIdentitiesFrom({ ...toProve, remove: 'google' })).toMatchObject({ status: 'removing' });
});

test('the page knows the address that it leads on to, if any', () => {
  const onward = { to: 'checkout', address: '/checkout?plan=B2CANNUAL' } as const;
  expect(page.stateFrom({ ...facts, onward }).onwardAddress).toBe(onward.address);
  expect(page.stateFrom(facts).onwardAddress).toBe('');
});
