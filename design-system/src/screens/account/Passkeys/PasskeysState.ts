import type { SignedInBrowser } from '../Account/AccountState.ts';
import type { OwnerProofState } from '../OwnerProofState.ts';

/** A passkey of the person. */
export interface Passkey extends Pick<SignedInBrowser, 'browser' | 'system'> {
  id: string;
  /** As the person calls it. Until then it is called after the browser in which it was added. */
  name?: string;
  /** ISO instants. */
  createdAt: string;
  lastUsedAt?: string;
  /** Other devices of the person have it too. */
  synchronised: boolean;
  /** Not where it is the only login method. */
  removable: boolean;
}

/** Whether this device can make a passkey, and what has become of the last try. */
export type PasskeyDevice =
  /** No script has arrived that could tell. */
  | 'unknown'
  | 'unable'
  | 'ready'
  /** The device asks its person. */
  | 'asking'
  /** The device's question was closed, or ran out. */
  | 'cancelled'
  /** The device has a passkey for this account. */
  | 'known'
  | 'refused'
  | 'unavailable';

/** The passkeys of a person, as their page shows them. */
export interface OpenPasskeys {
  status: 'open';
  /** Whom the page was drawn for. */
  userId: string;
  /** Masked. */
  email: string;
  /** When the page was drawn. Days of the same year are shown without it. */
  asOf: string;
  passkeys: readonly Passkey[];
  /** No more can be added. */
  full: boolean;
  /** Absent where the owner has proved so a short while ago. */
  proof?: OwnerProofState;
  device: PasskeyDevice;
  /** The passkey whose form is open. */
  form?:
    | { part: 'name'; id: string; value: string; problem?: 'missing' | 'tooLong' }
    | { part: 'remove'; id: string };
  done?: 'added' | 'renamed' | 'removed' | 'confirmed';
  /** The change was not made: the owner has to prove so first, or it is the only login method. */
  refused?: 'confirmFirst' | 'onlyLoginMethod';
  /** Minutes until the next change, after too many. */
  waitMinutes?: number;
}

export type PasskeysState = OpenPasskeys | { status: 'otherAccount' };
