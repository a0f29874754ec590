import type { LinkedIdentity, ManageIdentitiesState } from './ManageIdentitiesState.ts';

const google: LinkedIdentity = {
  connection: 'google',
  name: 'google',
  email: 'alex.morgan@gmail.com',
  since: '2026-11-03',
  removable: true,
};
const apple: LinkedIdentity = { connection: 'apple', name: 'apple', since: '2026-05-14', removable: true };
const workplace: LinkedIdentity = {
  name: 'acorn',
  workplace: 'Acorn Insurance and Reinsurance',
  email: 'alexandra.morgan-whitfield@mail.acorn-insurance.example',
  since: '2026-10-01',
  removable: true,
};

const unproved = { status: 'proveAddressFirst', address: 'alex.morgan@example.com' } as const;

const list = {
  status: 'list',
  userId: 'b7f1',
  email: 'a•••@example.com',
  password: true,
  identities: [apple, google],
  offered: ['facebook', 'spotify'],
  changes: { status: 'allowed' },
} as const;
const changed = {
  ...list,
  changes: { status: 'confirmFirst', password: true, connections: ['apple'], others: [] },
} as const;

const besideApp = {
  ...list,
  changes: { status: 'confirmFirst', password: false, connections: [], others: ['app'] },
} as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const manageIdentitiesStates = {
  list,
  noneLinked: { ...list, identities: [], offered: ['apple', 'facebook', 'spotify', 'google'] },
  allLinked: {
    ...list,
    identities: [
      apple,
      { ...google, name: 'facebook', connection: 'facebook' },
      { ...google, name: 'spotify', connection: 'spotify' },
      google,
      { ...google, name: 'personifyhealth', connection: 'personifyhealth' },
    ],
    offered: [],
  },
  notRemovable: {
    ...list,
    password: false,
    identities: [{ ...apple, removable: false }],
    offered: ['facebook', 'spotify', 'google'],
  },
  enrolled: {
    ...list,
    identities: [workplace, { connection: 'personifyhealth', name: 'personifyhealth', removable: true }],
    enrolment: { status: 'enrolled', organisation: 'Acorn' },
  },
  workplaceLinked: {
    ...list,
    identities: [google, workplace],
    enrolment: { status: 'enrolled', organisation: 'Acorn' },
    notice: 'linked',
    linked: 'acorn',
  },
  onward: { ...list, onward: 'checkout' },
  onwardToApp: { ...list, onward: 'app' },
  onwardToPage: { ...list, onward: 'page' },
  confirmBeforeOnward: { ...changed, onward: 'checkout' },
  linkedBeforeOnward: {
    ...list,
    identities: [google, workplace],
    notice: 'linked',
    linked: 'acorn',
    onward: 'checkout',
  },
  employerPays: {
    ...list,
    identities: [google, workplace],
    enrolment: { status: 'enrolled', organisation: 'Acorn' },
    employer: 'Acorn',
    onward: 'checkout',
  },
  linkedAndEmployerPays: {
    ...list,
    identities: [google, workplace],
    enrolment: { status: 'enrolled', organisation: 'Acorn' },
    notice: 'linked',
    linked: 'acorn',
    employer: 'Acorn',
    onward: 'checkout',
  },
  employerPaysNotEnrolled: {
    ...list,
    identities: [google, workplace],
    enrolment: { status: 'notEnrolled', organisation: 'Harbour' },
    employer: 'Acorn',
    onward: 'checkout',
  },
  notEnrolled: {
    ...list,
    identities: [workplace],
    offered: ['apple', 'facebook', 'spotify', 'google', 'personifyhealth'],
    enrolment: { status: 'notEnrolled', organisation: 'Acorn' },
  },
  justEnrolled: {
    ...list,
    identities: [workplace],
    offered: ['apple', 'facebook', 'spotify', 'google', 'personifyhealth'],
    enrolment: { status: 'justEnrolled', organisation: 'Acorn' },
  },
  confirmFirst: changed,
  confirmByCompany: {
    ...list,
    password: false,
    changes: { status: 'confirmFirst', password: false, connections: ['apple', 'google'], others: [] },
  },
  confirmByCode: {
    ...list,
    password: false,
    identities: [{ ...workplace, removable: false }],
    changes: { status: 'confirmFirst', password: false, connections: [], others: [] },
  },
  confirmByCodeInstead: {
    ...list,
    changes: {
      status: 'confirmFirst',
      password: false,
      inPlaceOfPassword: true,
      connections: ['apple'],
      others: [],
    },
  },
  confirmByApp: {
    ...list,
    changes: { status: 'confirmFirst', password: false, connections: [], others: ['app', 'passkey'] },
  },
  confirmByPasskey: {
    ...list,
    changes: {
      status: 'confirmFirst',
      password: false,
      connections: [],
      others: ['app', 'passkey'],
      passkey: 'offered',
    },
  },
  wrongAppCode: { ...besideApp, notice: 'wrongAppCode', count: 4 },
  usedAppCode: { ...besideApp, notice: 'usedAppCode', count: 4 },
  missingAppCode: { ...besideApp, notice: 'missingAppCode' },
  missingPassword: { ...besideApp, notice: 'missingPassword' },
  wrongPasswordBesideApp: { ...besideApp, notice: 'wrongPassword' },
  tooManyAppCodes: { ...besideApp, notice: 'tooManyAppCodes', count: 10 },
  tooManyMailedCodesBesideApp: { ...besideApp, notice: 'tooManyAttempts', count: 10 },
  codeSentBesideApp: {
    ...besideApp,
    changes: { ...besideApp.changes, codeUsable: true },
    notice: 'codeSent',
  },
  proveAddressFirst: { ...list, identities: [], changes: unproved },
  toConnect: { ...list, identities: [], notice: 'addressConfirmed', toConnect: 'spotify' },
  toConnectAfterProof: {
    ...list,
    identities: [],
    changes: { ...unproved, address: 'alexandra.morgan-whitfield@mail.acorn-insurance.example' },
    toConnect: 'spotify',
  },
  removing: { status: 'removing', userId: 'b7f1', identity: google },
  removingWorkplace: { status: 'removing', userId: 'b7f1', identity: workplace },
  removingAccess: { status: 'removing', userId: 'b7f1', identity: workplace, ends: 'access' },
  removingEnrolment: { status: 'removing', userId: 'b7f1', identity: workplace, ends: 'enrolment' },
  removingUnnamed: {
    status: 'removing',
    userId: 'b7f1',
    identity: { name: 'acorn', since: '2026-10-01', removable: true },
  },
  linked: { ...list, notice: 'linked', linked: 'apple' },
  linkedUnnamed: {
    ...list,
    identities: [{ name: 'acorn', since: '2026-10-01', removable: true }],
    notice: 'linked',
    linked: 'acorn',
  },
  unlinked: {
    ...list,
    identities: [apple],
    offered: ['facebook', 'spotify', 'google'],
    notice: 'unlinked',
    unlinked: { connection: 'google' },
  },
  facebookUnlinked: {
    ...list,
    identities: [google],
    notice: 'unlinked',
    unlinked: { connection: 'facebook' },
  },
  unlinkedForGood: {
    ...list,
    identities: [google],
    offered: [],
    notice: 'unlinked',
    unlinked: { connection: 'facebook' },
  },
  workplaceUnlinked: {
    ...list,
    notice: 'unlinked',
    unlinked: { workplace: 'Acorn Insurance and Reinsurance' },
  },
  unlinkedUnnamed: { ...list, notice: 'unlinked', unlinked: {} },
  confirmed: { ...list, notice: 'confirmed' },
  addressConfirmed: { ...list, notice: 'addressConfirmed' },
  refused: { ...list, notice: 'refused', tried: { connection: 'facebook', name: 'facebook' } },
  workplaceRefused: {
    ...list,
    notice: 'refused',
    tried: { name: 'acorn', workplace: 'Acorn Insurance and Reinsurance' },
  },
  unnamedRefused: { ...list, notice: 'refused' },
  connectionFailed: { ...list, notice: 'connection' },
  ofAnother: { ...list, notice: 'ofAnother', tried: { connection: 'spotify', name: 'spotify' } },
  taken: { ...list, notice: 'taken' },
  linkedAlready: { ...list, notice: 'linkedAlready' },
  wrongIdentity: { ...changed, notice: 'wrongIdentity' },
  onlyLoginMethod: { ...list, notice: 'onlyLoginMethod' },
  wrongPassword: { ...changed, notice: 'wrongPassword' },
  confirmationSent: {
    ...list,
    password: false,
    identities: [{ ...workplace, removable: false }],
    changes: { status: 'confirmFirst', password: false, connections: [], others: [], codeUsable: true },
    notice: 'codeSent',
  },
  confirmationCodeUsable: {
    ...list,
    password: false,
    identities: [{ ...workplace, removable: false }],
    changes: { status: 'confirmFirst', password: false, connections: [], others: [], codeUsable: true },
  },
  waitForCode: {
    ...list,
    password: false,
    identities: [{ ...workplace, removable: false }],
    changes: { status: 'confirmFirst', password: false, connections: [], others: [], codeUsable: true },
    notice: 'waitForCode',
    count: 1,
  },
  proofTooOld: { ...changed, notice: 'proofTooOld' },
  tooManyAttempts: { ...changed, notice: 'tooManyAttempts', count: 12 },
  codeSent: {
    ...list,
    identities: [],
    changes: { ...unproved, codeUsable: true },
    notice: 'codeSent',
  },
  wrongCode: {
    ...list,
    changes: { ...unproved, codeUsable: true },
    notice: 'wrongCode',
    count: 3,
  },
  missingCode: { ...list, changes: { ...unproved, codeUsable: true }, notice: 'missingCode' },
  addressCodeUsable: { ...list, identities: [], changes: { ...unproved, codeUsable: true } },
  codeExpired: { ...list, changes: unproved, notice: 'codeExpired' },
  signInAgain: { ...changed, notice: 'signInAgain' },
  notLinked: { ...list, notice: 'notLinked' },
  notConnected: { ...list, notice: 'notConnected' },
  addressNotProven: { ...list, changes: unproved, notice: 'addressNotProven' },
  addressProven: { ...list, notice: 'addressProven' },
  otherAccount: { ...list, notice: 'otherAccount' },
} satisfies {
  [Status in ManageIdentitiesState['status']]: Extract<ManageIdentitiesState, { status: Status }>;
} & Record<string, ManageIdentitiesState>;
