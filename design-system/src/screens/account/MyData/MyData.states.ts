import {
  cancelledParts,
  changedAccountParts,
  longParts,
  newAccountParts,
  paidAnewParts,
} from './MyData.samples.ts';
import type { MyDataState } from './MyDataState.ts';

const userId = '0b7e3a52-4a1c-4d53-9a55-2f6a4c0f1d10';
const proof = { status: 'proof', userId, proof: 'present', problems: {} } as const;
const ready = { status: 'ready', userId, file: { status: 'atOnce' }, parts: newAccountParts } as const;
const longest = { ...ready, parts: longParts };
const code = { ...proof, proof: 'code' } as const;
const codeSentTo = 'a•••@morgan.example';

/** Every state of the screen, once. */
export const myDataStates = {
  ready,
  readyWithChanges: { ...ready, parts: changedAccountParts },
  readyAfterCancelling: { ...ready, parts: cancelledParts },
  readyAfterFailedCharge: { ...ready, parts: paidAnewParts },
  longest,
  large: { ...longest, file: { status: 'large' } },
  proveFirst: { ...longest, file: { status: 'proveFirst' } },
  preparing: { ...longest, file: { status: 'preparing' } },
  preparingUnmailed: { ...longest, file: { status: 'preparingUnmailed' } },
  prepared: { ...longest, file: { status: 'prepared', until: '2026-11-25T20:02:00.000Z' } },
  proof,
  presentMissing: { ...proof, problems: { present: 'missing' } },
  presentWrong: { ...proof, problems: { present: 'wrong' } },
  code,
  codeSent: { ...code, codeSentTo },
  codeMissing: { ...code, codeSentTo, problems: { code: 'missing' } },
  codeWrong: { ...code, codeSentTo, problems: { code: 'wrong' }, triesLeft: 4 },
  codeExpired: { ...code, problems: { code: 'expired' } },
  app: { ...proof, proof: 'app' },
  appMissing: { ...proof, proof: 'app', problems: { present: 'missing', app: 'missing' } },
  appWrong: { ...proof, proof: 'app', problems: { app: 'wrong' }, triesLeft: 4 },
  appUsed: { ...proof, proof: 'app', problems: { app: 'used' }, triesLeft: 4 },
  appWait: { ...proof, proof: 'app', waitMinutes: 10 },
  codeBesideApp: { ...code, others: ['app', 'passkey'] },
  codeSentBesideApp: { ...code, codeSentTo, others: ['app'] },
  presentOrPasskey: { ...proof, others: ['passkey'] },
  passkeyOffered: { ...proof, others: ['passkey'], passkey: 'offered' },
  passkeyUnused: { ...proof, others: ['passkey'], passkey: 'unused' },
  passkeyRefused: { ...proof, others: ['passkey'], passkey: 'refused' },
  passkeyUnavailable: { ...proof, others: ['passkey'], passkey: 'unavailable' },
  passkeyTooManyAttempts: { ...proof, others: ['passkey'], passkey: 'tooManyAttempts' },
  tooManyAttempts: { ...proof, waitMinutes: 15 },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in MyDataState['status']]: Extract<MyDataState, { status: Status }>;
} & Record<string, MyDataState>;
