import type { ProofForm } from '../owner-proof/facts.ts';
import type { QrCode } from './qr-code.ts';

/** What the page of the authenticator app does once its owner is proven, beside setting one up. */
export const appForms = ['newCodes', 'remove'] as const;
export type AppForm = (typeof appForms)[number];

/** The authenticator app of a signed-in person, and what can be changed about it. */
export type AuthenticatorAppFacts =
  | ({ status: 'off'; userId: string; problem?: 'expired'; done?: 'removed' } & ProofForm)
  /** A key waits for its first code. */
  | {
      status: 'key';
      userId: string;
      qrCode: QrCode;
      /** As it is typed into an app, in groups of four. */
      key: string;
      /** Opens an app on the same device. */
      uri: string;
      problem?: 'missing' | 'wrong';
      waitMinutes?: number;
    }
  /** The codes that were just made. They are shown once. */
  | { status: 'codes'; codes: readonly string[]; first: boolean; site: string }
  | {
      status: 'on';
      /** An ISO instant. */
      since: string;
      codesLeft: number;
      /** The organisation that asks for a second factor, where this is the only one: it stays on. */
      requiredBy?: string;
    }
  | ({ status: AppForm; userId: string } & ProofForm)
  /** The address of the account was never proved. */
  | { status: 'proveFirst' }
  | { status: 'otherAccount' };
