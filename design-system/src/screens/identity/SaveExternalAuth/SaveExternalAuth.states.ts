import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

const email = 'g•••@people.stillpoint.example';
const pendingSignIn = 'q5xYqkPv';
const owner = {
  status: 'owner',
  pendingSignIn,
  connection: 'google',
  email,
  ways: { password: true, connections: ['apple'] },
} as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const saveExternalAuthStates = {
  address: { status: 'address', pendingSignIn, connection: 'facebook' },
  addressTold: { status: 'address', pendingSignIn, connection: 'spotify', email },
  addressMissing: { status: 'address', pendingSignIn, connection: 'facebook', problem: 'missing' },
  addressInvalid: {
    ...{ status: 'address', pendingSignIn, connection: 'facebook' },
    ...{ typed: 'gloria@given', problem: 'invalid' },
  },
  addressNotKept: { status: 'address', pendingSignIn, connection: 'facebook', problem: 'invalid' },
  suggestion: {
    ...{ status: 'address', pendingSignIn, connection: 'spotify', email },
    ...{ typed: 'gloria@gmial.com', suggestion: 'gloria@gmail.com' },
  },
  addressReplaced: { status: 'address', pendingSignIn, connection: 'spotify', email, failure: 'replaced' },
  addressOfWorkplace: { status: 'address', pendingSignIn, email },
  tooManyAttempts: {
    status: 'address',
    pendingSignIn,
    connection: 'facebook',
    failure: 'tooManyAttempts',
    minutes: 12,
  },
  code: { status: 'code', pendingSignIn, email },
  codeToTypedAddress: {
    status: 'code',
    pendingSignIn,
    email: 'maximiliane.von.hohenlohe@harbour-international.example',
  },
  waitForCode: { status: 'code', pendingSignIn, email, failure: 'waitForCode', minutes: 1 },
  lastCode: { status: 'code', pendingSignIn, email, failure: 'lastCode', minutes: 42 },
  noCodeNow: { status: 'code', pendingSignIn, email, failure: 'noCodeNow', minutes: 8 },
  logInAgainForCode: { status: 'code', pendingSignIn, email, failure: 'logInAgain', minutes: 42 },
  wrongCode: { status: 'code', pendingSignIn, email, problem: 'wrongCode', triesLeft: 3 },
  codeMissing: { status: 'code', pendingSignIn, email, problem: 'missing' },
  codeExpired: { status: 'code', pendingSignIn, email, problem: 'codeExpired' },
  owner,
  ownerWithoutPassword: { ...owner, ways: { password: false, connections: ['apple', 'personifyhealth'] } },
  ownerWithoutCompanies: { ...owner, connection: 'apple', ways: { password: true, connections: [] } },
  ownerOfWorkplace: { status: 'owner', pendingSignIn, email, ways: owner.ways },
  ownerWithNewAddress: { ...owner, movedTo: 'n•••@example.com' },
  ownerOfWorkplaceWithNewAddress: {
    status: 'owner',
    pendingSignIn,
    email,
    movedTo: 'n•••@example.com',
    ways: owner.ways,
  },
  passwordMissing: { ...owner, problem: 'missing' },
  passwordTriesUsedUp: { ...owner, failure: 'passwordTriesUsedUp' },
  logInAgain: { ...owner, failure: 'logInAgain', minutes: 42 },
  wrongPassword: { ...owner, problem: 'wrongPassword' },
  wrongIdentity: { ...owner, failure: 'wrongIdentity' },
  companyFailed: { ...owner, failure: 'connection' },
  replaced: { ...owner, failure: 'replaced' },
  fromElsewhere: { ...owner, failure: 'fromElsewhere' },
  taken: { status: 'taken' },
  ofAnother: { status: 'ofAnother' },
  accessEnded: { status: 'accessEnded' },
  over: { status: 'over' },
  loggedIn: { status: 'loggedIn' },
} satisfies {
  [Status in SaveExternalAuthState['status']]: Extract<SaveExternalAuthState, { status: Status }>;
} & Record<string, SaveExternalAuthState>;
