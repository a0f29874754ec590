import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';

const userId = 'b7f1';
const email = 'alexandra.montgomery-fitzgerald@mail.stillpoint-meditation.example';
const off = { status: 'off', userId, email } as const;
const codeSent = { status: 'codeSent', userId, email } as const;
const on = { status: 'on', userId, email } as const;
const turnOff = { status: 'turnOff', userId, proof: 'fresh', problems: {} } as const;
const codeSentTo = 'a•••@mail.stillpoint-meditation.example';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const secondFactorSettingsStates = {
  off,
  turnedOff: { ...off, done: 'off' },
  offWait: { ...off, waitMinutes: 12 },
  app: { ...off, app: { codesLeft: 10 } },
  fewCodes: { ...off, app: { codesLeft: 2 } },
  noCodes: { ...off, app: { codesLeft: 0 } },
  codeSent,
  missing: { ...codeSent, problem: 'missing' },
  wrong: { ...codeSent, problem: 'wrong', triesLeft: 3 },
  expired: { ...codeSent, problem: 'expired' },
  wait: { ...codeSent, waitMinutes: 1 },
  on,
  turnedOn: { ...on, done: 'on' },
  both: { ...on, app: { codesLeft: 9 } },
  turnOff,
  turnOffByPassword: { ...turnOff, proof: 'present' },
  turnOffByCode: { ...turnOff, proof: 'code' },
  turnOffCodeSent: { ...turnOff, proof: 'code', codeSentTo },
  turnOffCodeMissing: { ...turnOff, proof: 'code', codeSentTo, problems: { code: 'missing' } },
  turnOffCodeWrong: { ...turnOff, proof: 'code', codeSentTo, problems: { code: 'wrong' }, triesLeft: 4 },
  turnOffByApp: { ...turnOff, proof: 'app', others: ['passkey'] },
  turnOffWait: { ...turnOff, proof: 'code', codeSentTo, waitMinutes: 12 },
  turnOffCodeAskedTooSoon: { ...turnOff, proof: 'code', codeSentTo, waitMinutes: 1, codeAskedTooSoon: true },
  required: { ...on, requiredBy: 'Donaudampfschifffahrtsgesellschaft Regensburg-Passau mbH' },
  proveFirst: { status: 'proveFirst' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in SecondFactorSettingsState['status']]: Extract<SecondFactorSettingsState, { status: Status }>;
} & Record<string, SecondFactorSettingsState>;
