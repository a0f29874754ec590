import type { ProofForm } from '../owner-proof/facts.ts';
import type { Device } from '../session/device.ts';

/** What a change of passkeys is told to have done. */
export const passkeyChanges = ['added', 'renamed', 'removed', 'confirmed'] as const;
export type PasskeyChange = (typeof passkeyChanges)[number];

/** The passkeys of a person, what must come before a change, and what became of the last form. */
export type PasskeysFacts =
  | { status: 'otherAccount' }
  | {
      status: 'open';
      /** Whom the page was drawn for. */
      userId: string;
      /** Masked. */
      email: string;
      /** When the page was drawn. */
      asOf: string;
      passkeys: readonly (Device & {
        id: string;
        name?: string;
        createdAt: string;
        lastUsedAt?: string;
        /** Synchronised by its maker, so that other devices of the person have it too. */
        synchronised: boolean;
        removable: boolean;
      })[];
      /** Whether another one can be added. */
      full: boolean;
      /** Absent where the owner has proved so a short while ago. */
      proof?: ProofForm;
      /** The passkey whose form is open. */
      form?:
        | { part: 'name'; id: string; value: string; problem?: 'missing' | 'tooLong' }
        | { part: 'remove'; id: string };
      done?: PasskeyChange;
      /** The change was not made: the owner has to prove so first, or it is the only login method. */
      refused?: 'confirmFirst' | 'onlyLoginMethod';
      /** How long to wait before the next change. */
      waitMinutes?: number;
    };

export type OpenPasskeys = Extract<PasskeysFacts, { status: 'open' }>;
