import type { SecondFactorState } from './SecondFactorState.ts';

const email = 'n•••@demo.stillpoint.example';
const app = { status: 'app', others: ['mail', 'passkey', 'recoveryCode'] } as const;
const recoveryCode = { status: 'recoveryCode', others: ['app'] } as const;
const code = { status: 'code', others: [], email } as const;
const settingUp = { ...code, settingUpFor: 'Cedar' } as const;
const setUp = { status: 'setUp', others: [], organisation: 'Cedar', email } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const secondFactorStates = {
  app,
  appAlone: { ...app, others: ['recoveryCode'] },
  appMissing: { ...app, problem: 'missing' },
  appWrong: { ...app, problem: 'wrong', triesLeft: 4 },
  appLastTry: { ...app, problem: 'wrong', triesLeft: 1 },
  appUsed: { ...app, problem: 'used' },
  appNoTriesLeft: { ...app, notice: 'noTriesLeft', minutes: 9 },
  appLogInAgain: { ...app, notice: 'logInAgain', minutes: 200 },
  appOnly: { ...app, others: [] },
  recoveryCode,
  recoveryCodeMissing: { ...recoveryCode, problem: 'missing' },
  recoveryCodeWrong: { ...recoveryCode, problem: 'wrong', triesLeft: 3 },
  recoveryCodeNoTriesLeft: { ...recoveryCode, notice: 'noTriesLeft', minutes: 10 },
  codeBesideApp: { ...code, others: ['app', 'recoveryCode'] },
  code,
  missing: { ...code, problem: 'missing' },
  wrong: { ...code, problem: 'wrong', triesLeft: 3 },
  lastTry: { ...code, problem: 'wrong', triesLeft: 1 },
  expired: { ...code, problem: 'expired' },
  sentAgain: { ...code, notice: 'sentAgain' },
  waitForCode: { ...code, notice: 'waitForCode', minutes: 1 },
  limited: { ...code, problem: 'expired', notice: 'limited', minutes: 8 },
  notSent: { ...code, notice: 'notSent', minutes: 12 },
  notSentYet: { ...code, notice: 'notSent' },
  logInAgain: { ...code, notice: 'logInAgain', minutes: 42 },
  noTriesLeft: { ...code, notice: 'noTriesLeft', minutes: 9 },
  setUp,
  setUpLong: {
    ...setUp,
    organisation: 'Donaudampfschifffahrtsgesellschaft Regensburg-Passau mbH',
    email: 'a•••@mitarbeitende.donaudampfschifffahrtsgesellschaft.example',
  },
  setUpWithPasskey: { ...setUp, others: ['passkey'] },
  setUpWait: { ...setUp, notice: 'notSent', minutes: 12 },
  settingUp,
  settingUpWithPasskey: { ...settingUp, others: ['passkey'] },
  settingUpWrong: { ...settingUp, problem: 'wrong', triesLeft: 4 },
  settingUpExpired: { ...settingUp, problem: 'expired' },
  settingUpSentAgain: { ...settingUp, notice: 'sentAgain' },
  settingUpWait: { ...settingUp, notice: 'waitForCode', minutes: 1 },
  leave: { status: 'leave', organisation: 'Cedar' },
  over: { status: 'over' },
} satisfies {
  [Status in SecondFactorState['status']]: Extract<SecondFactorState, { status: Status }>;
} & Record<string, SecondFactorState>;
