import type { Resources } from '@stillpoint/translations';
import type { Money } from '../../../formatting/Money.ts';
import type { OwnerProofState } from '../OwnerProofState.ts';

/** The parts of what is kept of a person. */
export type DataPart = 'you' | 'loggingIn' | 'plan' | 'visits';

type Words = Resources['myData'];
/** What a table is called, and what a value in it is called. */
export type DataHeading = keyof Words['tables'];
export type DataLabel = keyof Words['labels'];

/** A value, which is written in the language and country of the visitor. */
export type DataValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'yesNo'; yes: boolean }
  /** ISO date. */
  | { kind: 'day'; day: string }
  /** ISO instant. */
  | { kind: 'moment'; at: string }
  | { kind: 'money'; money: Money }
  /** What has parts, each by its path in the file. */
  | { kind: 'details'; details: readonly { path: string; value: string }[] }
  | { kind: 'nothing' };

/** One entry of a table. */
export type DataRow = readonly { label: DataLabel; value: DataValue }[];

/** What is kept in one table. */
export interface DataTable {
  heading: DataHeading;
  rows: readonly DataRow[];
  /** How many entries more are in the file. */
  more?: number;
}

/** How the file is had. */
export type DataFileState =
  | { status: 'atOnce' }
  /** It is made once it is asked for. */
  | { status: 'large' }
  /** It is large, and the address of the account was never confirmed, where a mail would tell of it. */
  | { status: 'proveFirst' }
  | { status: 'preparing' }
  /** The address of the account is not confirmed any more: no mail will tell of the file. */
  | { status: 'preparingUnmailed' }
  /** ISO instant until which it can be downloaded. */
  | { status: 'prepared'; until: string };

export type MyDataState =
  /** The owner has to be proven first. */
  | ({ status: 'proof'; userId: string } & OwnerProofState)
  | {
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      file: DataFileState;
      parts: readonly { part: DataPart; tables: readonly DataTable[] }[];
    }
  /** Another account was logged in since the page was opened. */
  | { status: 'otherAccount' };
