import type { DataHeading, DataLabel, ExportPart } from '../../../database/personal-table.ts';
import type { Money } from '../../../domain/money.ts';
import type { ProofForm } from '../owner-proof/facts.ts';

/** A value as the page shows it in the language and country of its visitor. */
export type ShownValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'yesNo'; yes: boolean }
  | { kind: 'day'; day: string }
  | { kind: 'moment'; at: string }
  | { kind: 'money'; money: Money }
  /** What has parts, each by its path in the file. */
  | { kind: 'details'; details: readonly { path: string; value: string }[] }
  | { kind: 'nothing' };

/** What is kept of a person in one table. */
export interface ShownTable {
  heading: DataHeading;
  rows: readonly (readonly { label: DataLabel; value: ShownValue }[])[];
  /** How many rows more are in the file. */
  more?: number;
}

/** How the file is delivered: at once, or, where it is large, after it was asked for and made. */
export type DataFileFacts =
  | { status: 'atOnce' }
  | { status: 'large' }
  /** It is large, and the address of the account, where the mail about it would go, was never proved. */
  | { status: 'proveFirst' }
  | { status: 'preparing' }
  /** The address came to be unproved since it was asked for: no mail tells of it, unless it is proved before. */
  | { status: 'preparingUnmailed' }
  | { status: 'prepared'; until: string };

/** The page of a person's own data, which asks for a fresh proof first. */
export type MyDataFacts =
  | { status: 'otherAccount' }
  | ({ status: 'proof'; userId: string } & ProofForm)
  | {
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      file: DataFileFacts;
      parts: readonly { part: ExportPart; tables: readonly ShownTable[] }[];
    };
