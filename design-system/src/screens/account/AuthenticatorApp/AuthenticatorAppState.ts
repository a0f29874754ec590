import type { OwnerProofState } from '../OwnerProofState.ts';

/** A QR code: a square of so many modules, and strokes of one module's width along the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** The recovery codes that were just made. They are shown once. */
export interface NewRecoveryCodes {
  status: 'codes';
  codes: readonly string[];
  /** The app was turned on with them. */
  first: boolean;
  /** The host of the site that they are for. */
  site: string;
}

/** The authenticator app of a person, and what can be changed about it. */
export type AuthenticatorAppState =
  /** `expired`: the key that waited for its first code works no more. */
  | ({ status: 'off'; userId: string; problem?: 'expired'; done?: 'removed' } & OwnerProofState)
  /** A key waits for its first code. */
  | {
      status: 'key';
      userId: string;
      qrCode: QrCode;
      /** As it is typed, in groups of four. */
      key: string;
      /** Opens an app on the same device. */
      uri: string;
      problem?: 'missing' | 'wrong';
      /** Minutes until the next try, after too many. */
      waitMinutes?: number;
    }
  | NewRecoveryCodes
  | {
      status: 'on';
      /** An ISO instant. */
      since: string;
      codesLeft: number;
      /** The organisation that asks for a second step, where this is the only one: it cannot be removed. */
      requiredBy?: string;
    }
  /** New recovery codes are made. */
  | ({ status: 'newCodes'; userId: string } & OwnerProofState)
  /** The app is removed. */
  | ({ status: 'remove'; userId: string } & OwnerProofState)
  /** The address of the account was never confirmed. */
  | { status: 'proveFirst' }
  | { status: 'otherAccount' };
