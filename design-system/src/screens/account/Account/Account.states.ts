import type { OwnerProofState } from '../OwnerProofState.ts';
import type { AccountState, OpenAccount, SignedInBrowser } from './AccountState.ts';

const here: SignedInBrowser = {
  id: '5f0c1a52-1111-4d53-9a55-2f6a4c0f1d10',
  browser: 'safari',
  system: 'iPhone',
  since: '2026-11-22T08:14:00.000Z',
  lastUsedAt: '2026-11-22T20:02:00.000Z',
  current: true,
};
const laptop: SignedInBrowser = {
  id: '5f0c1a52-2222-4d53-9a55-2f6a4c0f1d10',
  browser: 'firefox',
  system: 'windows',
  since: '2026-11-21T21:40:00.000Z',
  lastUsedAt: '2026-11-22T07:10:00.000Z',
  current: false,
};
const longAgo = { since: '2025-12-30T09:20:00.000Z', lastUsedAt: '2026-11-20T07:10:00.000Z' };

const elsewhere: OpenAccount = {
  status: 'open',
  userId: 'b7f1',
  firstName: 'Alex',
  lastName: 'Morgan',
  email: 'alex.morgan@gmail.com',
  emailVerified: true,
  language: 'en',
  createdAt: '2024-11-03T09:30:00.000Z',
  marketingEmails: false,
  password: { status: 'set', changedAt: '2026-08-12T18:00:00.000Z' },
  connections: [
    { name: 'apple', connection: 'apple' },
    { name: 'google', connection: 'google' },
  ],
  browsers: [here, laptop],
};
/** Our own provider logs in, which has passkeys and second factors. */
const open: OpenAccount = { ...elsewhere, passkeys: 2, secondFactor: 'off' };
const names = { part: 'names', values: { firstName: 'Alex', lastName: 'Morgan' }, problems: {} } as const;
const password = { part: 'password', proof: 'present', problems: {} } as const;
const code = { part: 'password', proof: 'code', problems: {} } as const;
const email = { part: 'email', proof: 'present', values: { email: '' }, problems: {} } as const;
const mailed = { proof: 'code', problems: {} } as const;
const byApp = { proof: 'app', problems: {} } as const;
const codeSentTo = 'a•••@gmail.com';
const confirmFirst = (owner: OwnerProofState) => ({ part: 'email', proof: 'confirmFirst', owner }) as const;
const withApp: OpenAccount = { ...open, secondFactor: 'on' };
const waiting: OpenAccount = { ...open, pendingEmail: 'alex@morgan.example' };
const unconfirmed: OpenAccount = { ...open, emailVerified: false };
const withoutPassword: OpenAccount = { ...open, password: { status: 'none' } };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const accountStates = {
  open,
  paymentDue: {
    ...open,
    paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-11-25' },
  },
  lastTry: {
    ...open,
    paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01', lastTry: true },
  },
  newAccount: {
    ...open,
    emailVerified: false,
    createdAt: '2026-11-22T08:14:00.000Z',
    password: { status: 'set' },
    connections: [],
    passkeys: 0,
    browsers: [here],
  },
  familyOwner: { ...open, familyRole: 'primary' },
  familyMember: { ...open, familyRole: 'member' },
  unnamed: { ...open, firstName: '', lastName: '', marketingEmails: true },
  longest: {
    ...open,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Freifrau von Schmidtbauer-Whitfield',
    email: 'maximiliana-charlotte.schmidtbauer306@demo.stillpoint.example',
    connections: [
      ...open.connections,
      { name: 'personifyhealth', connection: 'personifyhealth' },
      { name: 'acorn', workplace: 'Acorn Insurance' },
    ],
    browsers: [
      here,
      {
        ...laptop,
        id: '3',
        browser: 'samsungInternet',
        system: 'android',
        lastUsedAt: '2026-11-22T20:00:00.000Z',
      },
      { ...laptop, id: '4', browser: 'unknown', system: 'mac', ...longAgo },
      { ...laptop, id: '5', browser: 'opera', system: 'unknown' },
      { ...laptop, id: '6', browser: 'unknown', system: 'unknown' },
    ],
  },
  withoutPassword,
  passwordElsewhere: { ...elsewhere, password: { status: 'elsewhere' }, connections: [] },
  namesElsewhere: { ...open, namesElsewhere: true },
  secondFactorOn: { ...open, secondFactor: 'on' },
  namesOpen: { ...open, form: names },
  namesRefused: {
    ...open,
    form: {
      ...names,
      values: { firstName: '', lastName: 'www.example.com' },
      problems: { firstName: 'missing', lastName: 'address' },
    },
  },
  emailOpen: { ...open, form: email },
  emailMissing: { ...open, form: { ...email, problems: { email: 'missing', present: 'missing' } } },
  emailInvalid: {
    ...open,
    form: { ...email, values: { email: 'alex@' }, problems: { email: 'invalid' } },
  },
  emailSuggested: {
    ...open,
    form: { ...email, values: { email: 'alex@gmial.com' }, suggestion: 'alex@gmail.com' },
  },
  emailSame: {
    ...open,
    form: { ...email, values: { email: 'alex.morgan@gmail.com' }, problems: { email: 'same' } },
  },
  emailTooSoon: {
    ...waiting,
    form: { ...email, values: { email: 'alex@morgan.example' }, problems: { email: 'tooSoon' } },
    waitMinutes: 1,
  },
  emailPasswordWrong: {
    ...open,
    form: { ...email, values: { email: 'alex@morgan.example' }, problems: { present: 'wrong' } },
  },
  emailWithoutPassword: { ...withoutPassword, form: { ...email, proof: 'fresh' } },
  emailConfirmFirst: { ...withoutPassword, form: confirmFirst(mailed) },
  emailConfirmCodeSent: { ...withoutPassword, form: confirmFirst({ ...mailed, codeSentTo }) },
  emailConfirmCodeWrong: {
    ...withoutPassword,
    form: confirmFirst({ ...mailed, codeSentTo, problems: { code: 'wrong' }, triesLeft: 3 }),
  },
  emailConfirmCodeWait: { ...withoutPassword, form: confirmFirst(mailed), waitMinutes: 10 },
  emailConfirmCodeAskedTooSoon: {
    ...withoutPassword,
    form: confirmFirst({ ...mailed, codeSentTo, codeAskedTooSoon: true }),
    waitMinutes: 1,
  },
  emailConfirmByApp: { ...withApp, form: confirmFirst({ ...byApp, others: ['passkey'] }) },
  emailConfirmAppWrong: {
    ...withApp,
    form: confirmFirst({ ...byApp, problems: { app: 'wrong' }, triesLeft: 4 }),
  },
  emailConfirmCodeBesideApp: {
    ...withApp,
    form: confirmFirst({ ...mailed, codeSentTo, others: ['app', 'passkey'] }),
  },
  emailWaiting: { ...waiting, newEmailCodeSent: true },
  emailStillWaiting: waiting,
  emailWaitingLong: {
    ...open,
    pendingEmail: 'maximiliana-charlotte.schmidtbauer306@demo.stillpoint.example',
  },
  emailCodeMissing: { ...waiting, newEmailProblem: 'missing' },
  emailCodeWrong: { ...waiting, newEmailProblem: 'wrong', triesLeft: 3 },
  emailCodeExpired: { ...waiting, newEmailProblem: 'expired' },
  emailCodeTooSoon: { ...waiting, newEmailProblem: 'tooSoon', waitMinutes: 1 },
  emailCodeUsedUp: { ...waiting, newEmailUsedUpMinutes: 9 },
  emailNotWaiting: { ...open, newEmailProblem: 'expired' },
  emailTaken: { ...open, newEmailProblem: 'taken' },
  unconfirmedCodeSent: { ...unconfirmed, emailCode: 'sentNow' },
  unconfirmedCodeWaiting: { ...unconfirmed, emailCode: 'waiting' },
  unconfirmedCodeMissing: { ...unconfirmed, emailCode: 'missing' },
  unconfirmedCodeWrong: { ...unconfirmed, emailCode: 'wrong', triesLeft: 4 },
  unconfirmedCodeExpired: { ...unconfirmed, emailCode: 'expired' },
  unconfirmedCodeTooSoon: { ...unconfirmed, emailCode: 'tooSoon', waitMinutes: 1 },
  emailConfirmed: { ...open, done: 'emailConfirmed' },
  emailSaved: { ...open, email: 'alex@morgan.example', done: 'email' },
  emailKept: { ...open, done: 'emailKept' },
  languageOpen: { ...open, form: { part: 'language' } },
  passwordOpen: { ...open, form: password },
  passwordMissing: {
    ...open,
    form: {
      ...password,
      problems: { present: 'missing', password: 'missing', confirmation: 'missing' },
    },
  },
  passwordRefused: {
    ...open,
    form: { ...password, problems: { password: 'tooShort', confirmation: 'different' } },
  },
  passwordWrong: { ...open, form: { ...password, problems: { present: 'wrong' } } },
  passwordWithSpace: { ...open, form: { ...password, problems: { password: 'startsWithSpace' } } },
  passwordUnchanged: { ...open, form: { ...password, problems: { password: 'unchanged' } } },
  passwordBreached: { ...open, form: { ...password, problems: { password: 'breached' } } },
  tooManyAttempts: { ...open, form: password, waitMinutes: 15 },
  codeInPlaceOfPassword: { ...open, form: { ...code, inPlaceOfPassword: true } },
  codeToSend: { ...withoutPassword, form: code },
  codeSent: { ...withoutPassword, form: { ...code, codeSentTo: 'a•••@gmail.com' } },
  codeAskedTooSoon: {
    ...withoutPassword,
    form: { ...code, codeSentTo, codeAskedTooSoon: true },
    waitMinutes: 1,
  },
  codeMissing: { ...withoutPassword, form: { ...code, problems: { code: 'missing' } } },
  codeWrong: { ...withoutPassword, form: { ...code, problems: { code: 'wrong' } }, triesLeft: 1 },
  codeExpired: { ...withoutPassword, form: { ...code, problems: { code: 'expired' } } },
  namesSaved: { ...open, done: 'names' },
  languageSaved: { ...open, done: 'language' },
  marketingOn: { ...open, marketingEmails: true, done: 'marketing' },
  marketingOff: { ...open, done: 'marketing' },
  passwordSaved: { ...open, browsers: [here], done: 'password' },
  passwordAndEmailKept: { ...open, browsers: [here], done: 'passwordAndEmailKept' },
  browserLoggedOut: { ...open, browsers: [here], done: 'session' },
  accountKept: { ...open, browsers: [here], done: 'accountKept' },
  othersLoggedOut: { ...open, browsers: [here], done: 'otherSessions' },
  linked: { ...open, done: 'linked', linked: 'apple' },
  linkedWorkplace: {
    ...open,
    connections: [...open.connections, { name: 'acorn', workplace: 'Acorn Insurance and Reinsurance' }],
    done: 'linked',
    linked: 'acorn',
  },
  notConnected: { ...open, notConnected: true },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in AccountState['status']]: Extract<AccountState, { status: Status }>;
} & Record<string, AccountState>;
