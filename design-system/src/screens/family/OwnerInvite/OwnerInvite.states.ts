import type { OwnerInviteState } from './OwnerInviteState.ts';

const open = { status: 'open', userId: 'sample', free: 5 } satisfies OwnerInviteState;
const emails = ['june@example.org', 'theo@example.org', 'sam@example.com'];
const long = 'maximiliane-friederike.hohenstaufen@familienpost.example.org';

/** Every state of the screen, once. */
export const ownerInviteStates = {
  open,
  oneFree: { ...open, free: 1 },
  noAddress: { ...open, lines: [{ email: '', problem: 'missing' }] },
  refused: {
    ...open,
    lines: [
      { email: 'june@example.org' },
      { email: 'theo@', problem: 'invalid' },
      { email: 'alex@example.org', problem: 'own' },
      { email: 'june@example.org', problem: 'twice' },
      { email: 'sam@example.com', problem: 'already' },
    ],
  },
  suggested: {
    ...open,
    lines: [{ email: 'june@example.org' }, { email: 'theo@gmial.com', suggestion: 'theo@gmail.com' }],
  },
  lessFree: {
    ...{ ...open, free: 1 },
    lines: [{ email: 'june@example.org' }, { email: 'sam@example.com', problem: 'full' }],
  },
  tooMany: { ...open, lines: [{ email: 'june@example.org', problem: 'tooMany', minutes: 1110 }] },
  longAddresses: {
    ...open,
    lines: [{ email: long }, { email: long, problem: 'twice' }, { email: 'a', suggestion: long }],
  },
  sent: { status: 'sent', emails, free: 2 },
  sentToOne: { status: 'sent', emails: emails.slice(0, 1), free: 0 },
  sentToLongAddress: { status: 'sent', emails: [long, ...emails], free: 1 },
  full: { status: 'full' },
  none: { status: 'none' },
  pending: { status: 'pending' },
  unconfirmed: { status: 'unconfirmed' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in OwnerInviteState['status']]: Extract<OwnerInviteState, { status: Status }>;
} & Record<string, OwnerInviteState>;
