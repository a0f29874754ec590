import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** Why a visitor who went to a company is not logged in. */
export interface SaveExternalAuthCallbackState {
  status:
    | 'refused'
    /** The company is down or slow, or its answer was not valid. */
    | 'failed'
    /** Too late, answered before, or begun in another browser. */
    | 'expired'
    | 'notOffered'
    | 'tooManyAttempts'
    /** A workplace told an address outside of its own domains. */
    | 'outsideWorkplace'
    /** The identity was added to an account meanwhile. */
    | 'ofAnother';
  /** The company. Undefined where it is a workplace, or not known. */
  connection?: Connection;
  /** The workplace, where it is known: the name of its organisation, and that of its sign-in in links. */
  workplace?: { name: string; connection: string };
  /** How long to wait after too many attempts, where that is known. */
  minutes?: number;
}
