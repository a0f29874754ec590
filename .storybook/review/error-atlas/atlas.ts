import {
  errorCodesByArea,
  type ErrorArea,
  type ErrorCode,
  type ErrorCodeOf,
} from '../../../backend/src/http/error-codes.ts';
import { buying } from './entries/buying.ts';
import { changing } from './entries/changing.ts';
import { connecting } from './entries/connecting.ts';
import { giving } from './entries/giving.ts';
import { loggingIn } from './entries/loggingIn.ts';
import { requesting } from './entries/requesting.ts';
import { sharing } from './entries/sharing.ts';
import { subscribing } from './entries/subscribing.ts';
import type { AtlasEntry } from './entry.ts';

/** A code with its entry. */
export interface AtlasRow {
  code: ErrorCode;
  entry: AtlasEntry;
}

/** An area of the product, and what can be refused there. */
export interface AtlasArea {
  name: string;
  note: string;
  rows: readonly AtlasRow[];
}

/** What is to be known of each code. One that the backend answers and that is not here does not compile. */
const entries: { [Area in ErrorArea]: Record<ErrorCodeOf<Area>, AtlasEntry> } = {
  buying,
  changing,
  subscribing,
  giving,
  loggingIn,
  connecting,
  sharing,
  requesting,
};

const areas: Record<ErrorArea, Omit<AtlasArea, 'rows'>> = {
  buying: { name: 'Paying', note: 'An order, and what it is paid with' },
  changing: { name: 'Changing a plan', note: 'A subscription that runs' },
  subscribing: { name: 'Leaving, methods and invoices', note: 'A subscription that runs' },
  giving: { name: 'Gifts', note: 'Paid by one person, opened by another' },
  loggingIn: { name: 'Signing up and in', note: 'No money is near' },
  connecting: { name: 'Ways to log in, and the account', note: 'No money is near' },
  sharing: { name: 'Families and buddies', note: 'No money is near' },
  requesting: { name: 'Any request', note: 'Whatever it is about' },
};

const names = Object.keys(areas) as ErrorArea[];

/** Every code that the backend answers, area by area. */
export const atlas: readonly AtlasArea[] = names.map((area) => ({
  ...areas[area],
  rows: Object.entries<AtlasEntry>(entries[area]).map(([code, entry]) => ({
    code: code as ErrorCode,
    entry,
  })),
}));

const written = new Set(atlas.flatMap(({ rows }) => rows.map(({ code }) => code)));

/** Codes without an entry. There are none once it compiles, which development does not wait for. */
export const missing: readonly ErrorCode[] = names
  .flatMap((area): readonly ErrorCode[] => errorCodesByArea[area])
  .filter((code) => !written.has(code));
