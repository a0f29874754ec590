import type { OpenPasskeys, Passkey, PasskeysState } from './PasskeysState.ts';

const phone: Passkey = {
  id: 'phone',
  name: 'My phone',
  browser: 'safari',
  system: 'iPhone',
  createdAt: '2025-11-02T08:14:00.000Z',
  lastUsedAt: '2026-11-22T20:02:00.000Z',
  synchronised: true,
  removable: true,
};
const laptop: Passkey = {
  id: 'laptop',
  browser: 'chrome',
  system: 'windows',
  createdAt: '2026-11-21T21:40:00.000Z',
  synchronised: false,
  removable: true,
};

const list: OpenPasskeys = {
  status: 'open',
  userId: 'b7f1',
  email: 'a•••@gmail.com',
  asOf: '2026-11-23T07:00:00.000Z',
  passkeys: [phone, laptop],
  full: false,
  device: 'ready',
};
const empty: OpenPasskeys = { ...list, passkeys: [] };
const naming = { part: 'name', id: 'laptop', value: '' } as const;
const present = { proof: 'present', problems: {} } as const;
const code = { proof: 'code', problems: {} } as const;
const sent = { ...code, codeSentTo: list.email } as const;

/** Every state of the screen, once. */
export const passkeysStates = {
  open: list,
  empty,
  withoutScript: { ...list, device: 'unknown' },
  unable: { ...empty, device: 'unable' },
  full: { ...list, full: true },
  longest: {
    ...list,
    passkeys: [
      { ...phone, name: 'The security key with the blue ribbon in the top drawer' },
      { ...laptop, browser: 'samsungInternet', system: 'android' },
      { ...laptop, id: '3', browser: 'unknown', system: 'unknown' },
    ],
  },
  notRemovable: { ...list, passkeys: [{ ...phone, removable: false }] },
  asking: { ...empty, device: 'asking' },
  cancelled: { ...empty, device: 'cancelled' },
  known: { ...list, device: 'known' },
  refused: { ...empty, device: 'refused' },
  unavailable: { ...empty, device: 'unavailable' },
  added: { ...list, form: naming, done: 'added' },
  naming: { ...list, form: { ...naming, id: 'phone', value: 'My phone' } },
  nameMissing: { ...list, form: { ...naming, problem: 'missing' } },
  nameTooLong: {
    ...list,
    form: {
      ...naming,
      value: 'The security key with the blue ribbon that lies in the top drawer',
      problem: 'tooLong',
    },
  },
  renamed: { ...list, passkeys: [phone, { ...laptop, name: 'My laptop' }], done: 'renamed' },
  removing: { ...list, form: { part: 'remove', id: 'laptop' } },
  removed: { ...list, passkeys: [phone], done: 'removed' },
  confirmFirst: { ...list, proof: present, refused: 'confirmFirst' },
  onlyLoginMethod: { ...list, passkeys: [{ ...phone, removable: false }], refused: 'onlyLoginMethod' },
  passwordFirst: { ...list, proof: present },
  passwordMissing: { ...list, proof: { ...present, problems: { present: 'missing' } } },
  passwordWrong: { ...list, proof: { ...present, problems: { present: 'wrong' } } },
  passkeyFirst: { ...list, proof: { ...present, others: ['passkey'] } },
  codeFirst: { ...empty, proof: code },
  codeSent: { ...empty, proof: sent },
  codeMissing: { ...empty, proof: { ...sent, problems: { code: 'missing' } } },
  codeWrong: { ...empty, proof: { ...sent, problems: { code: 'wrong' }, triesLeft: 3 } },
  codeExpired: { ...empty, proof: { ...code, problems: { code: 'expired' } } },
  tooManyAttempts: { ...list, proof: { ...present, waitMinutes: 15 } },
  tooManyChanges: { ...list, waitMinutes: 15 },
  confirmed: { ...empty, done: 'confirmed' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in PasskeysState['status']]: Extract<PasskeysState, { status: Status }>;
} & Record<string, PasskeysState>;
