import type { DeleteAccountState } from './DeleteAccountState.ts';

const ready = {
  status: 'ready',
  userId: '0b7e3a52-4a1c-4d53-9a55-2f6a4c0f1d10',
  deletesOn: '2026-12-22',
  proof: 'fresh',
  problems: {},
} as const;
const codeSentTo = 'a•••@morgan.example';

/** Every state of the screen, once. */
export const deleteAccountStates = {
  ready,
  everBought: { ...ready, paymentYears: 8, subscription: { status: 'ends', endsOn: '2027-11-21' } },
  billedElsewhere: { ...ready, paymentYears: 10, subscription: { status: 'billedElsewhere' } },
  present: { ...ready, proof: 'present', paymentYears: 10 },
  presentMissing: { ...ready, proof: 'present', problems: { present: 'missing' } },
  presentWrong: { ...ready, proof: 'present', problems: { present: 'wrong' } },
  code: { ...ready, proof: 'code' },
  codeSent: { ...ready, proof: 'code', codeSentTo },
  codeMissing: { ...ready, proof: 'code', codeSentTo, problems: { code: 'missing' } },
  codeWrong: { ...ready, proof: 'code', codeSentTo, problems: { code: 'wrong' }, triesLeft: 4 },
  codeExpired: { ...ready, proof: 'code', problems: { code: 'expired' } },
  app: { ...ready, proof: 'app', others: ['passkey'] },
  appWrong: { ...ready, proof: 'app', problems: { app: 'wrong' }, triesLeft: 4 },
  tooManyAttempts: { ...ready, proof: 'present', waitMinutes: 15 },
  subscriptionRenews: { status: 'subscriptionRenews' },
  purchaseOpen: { status: 'purchaseOpen' },
  asked: { status: 'asked', deletesOn: '2026-12-22' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in DeleteAccountState['status']]: Extract<DeleteAccountState, { status: Status }>;
} & Record<string, DeleteAccountState>;
