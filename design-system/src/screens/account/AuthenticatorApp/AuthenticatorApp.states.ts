import { sampleQrCode, sampleUri } from './AuthenticatorApp.samples.ts';
import type { AuthenticatorAppState } from './AuthenticatorAppState.ts';

const userId = 'b7f1';
const fresh = { proof: 'fresh', problems: {} } as const;
const present = { proof: 'present', problems: {} } as const;
const off = { status: 'off', userId, proof: 'code', alsoByCode: true, problems: {} } as const;
const offCodeSent = { ...off, codeSentTo: 'a•••@gmail.com' } as const;
const offByCode = { status: 'off', userId, proof: 'code', problems: {} } as const;
const key = {
  status: 'key',
  userId,
  qrCode: sampleQrCode,
  key: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
  uri: sampleUri,
} as const;
const codes = {
  status: 'codes',
  first: true,
  site: 'stillpoint.example',
  codes: [
    '4kf7-92xm-wq3h-tz8c',
    'p6dv-h3rb-8n2j-yf5g',
    'z9cw-4tmk-g7xq-2vh6',
    'j2hn-x8bp-5drf-9wk3',
    'b5gq-7vzc-m4ty-k6n8',
    'w3rx-d9jf-2hpk-c7q5',
    'f8tm-6nwb-v5zg-h4d2',
    'y4kc-q2xh-9jpr-3m7v',
    'g7bz-5fdn-k8wt-x6q9',
    'n6vp-8hcr-3ymj-d2f4',
  ],
} as const;
const on = { status: 'on', since: '2026-09-14T09:12:00.000Z', codesLeft: 10 } as const;
const newCodes = { status: 'newCodes', userId, ...fresh } as const;
const remove = { status: 'remove', userId, ...fresh } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const authenticatorAppStates = {
  off,
  offByCode,
  offByCodeSent: { ...offByCode, codeSentTo: 'a•••@gmail.com' },
  offAsked: { ...offByCode, ...present },
  offMissing: { ...offByCode, ...present, problems: { present: 'missing' } },
  offWrong: { ...offByCode, ...present, problems: { present: 'wrong' } },
  offWait: { ...offByCode, ...present, waitMinutes: 12 },
  offCodeSent,
  offCodeWrong: { ...offCodeSent, problems: { code: 'wrong' }, triesLeft: 4 },
  offCodeAskedTooSoon: { ...offCodeSent, waitMinutes: 1, codeAskedTooSoon: true },
  removed: { ...off, done: 'removed' },
  expired: { ...off, problem: 'expired' },
  key,
  keyMissing: { ...key, problem: 'missing' },
  keyWrong: { ...key, problem: 'wrong' },
  keyWait: { ...key, waitMinutes: 12 },
  codes,
  codesAnew: { ...codes, first: false },
  on,
  fewCodes: { ...on, codesLeft: 2 },
  noCodes: { ...on, codesLeft: 0 },
  required: { ...on, requiredBy: 'Donaudampfschifffahrtsgesellschaft Regensburg-Passau mbH' },
  newCodes,
  newCodesAsked: { ...newCodes, ...present },
  newCodesWrong: { ...newCodes, ...present, problems: { present: 'wrong' } },
  remove,
  removeAsked: { ...remove, ...present },
  removeWrong: { ...remove, ...present, problems: { present: 'wrong' } },
  removeByApp: { ...remove, proof: 'app', others: ['passkey'] },
  proveFirst: { status: 'proveFirst' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in AuthenticatorAppState['status']]: Extract<AuthenticatorAppState, { status: Status }>;
} & Record<string, AuthenticatorAppState>;
