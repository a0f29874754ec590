import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';

/** Ordinary, as anyone may, or for cause, with a reason. */
export const terminationKinds = ['ordinary', 'forCause'] as const;
export type TerminationKind = (typeof terminationKinds)[number];

/** What a declaration says. */
export interface Declaration {
  name: string;
  email: string;
  /** The subscription's number, as it was typed. */
  contract: string | null;
  kind: TerminationKind;
  reason: string | null;
  /** The day by which the contract should end; null for as soon as possible. */
  endsOn: Day | null;
}

/**
 * What became of a confirmed declaration. `waiting`: billing did not answer yet. `planned`: its day is after what is paid
 * for now. `ended` without a day: it had not begun. `nothing`: the address has no contract that could be ended here; with a day, it has
 * access that is not charged and ends by itself.
 */
export type TerminationOutcome = 'waiting' | 'planned' | 'ended' | 'nothing';

export type TerminationTables = Tables<{
  contractTerminations: Declaration & {
    id: string;
    receiptHash: string;
    confirmHash: string;
    declaredAt: Date;
    /** When the reader of the address confirmed it. Null before. */
    confirmedAt: Date | null;
    /** Whose contract it is; null before it is confirmed, and where the address has no account. */
    userId: string | null;
    /** Null before it is confirmed. */
    outcome: TerminationOutcome | null;
    /** The first day without the contract, once that is known. */
    endedOn: Day | null;
    /** The numbers of the contracts that it ends, before the first of them is ended. Null where it ends none. */
    ending: ColumnType<readonly string[] | null, undefined, string>;
    /** When a job took it up last. */
    triedAt: Date | null;
    /** In which it was declared; null in rows of a former release, as are the address in its two forms. */
    language: Language | null;
    emailNormalised: string | null;
    mailbox: string | null;
    /** Whether its mail leaves later, as the mailbox had as many as it gets in a day. */
    mailWaits: Generated<boolean>;
    mailedAt: Date | null;
    /** With `nothing`: there is no contract of the number that was typed. */
    numberUnknown: Generated<boolean>;
    /** Whether something was charged between the declaration and its execution. */
    charged: Generated<boolean>;
  };
}>;

/** A declaration as it is kept. */
export type KeptDeclaration = Selectable<TerminationTables['contractTerminations']>;
