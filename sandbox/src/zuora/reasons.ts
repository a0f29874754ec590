import { randomBytes } from 'node:crypto';

/** One cause of a failure. The last two digits of a code tell its kind, as Zuora's do. */
export interface Reason {
  code: number;
  message: string;
}

/** A failure as a value. */
export interface Refusal {
  ok: false;
  reasons: Reason[];
}

const codes = {
  /** Bearer missing, wrong or over. */
  unauthorised: 90000011,
  /** A field is missing or has no meaning. */
  invalid: 58730020,
  /** The thing named is not there. */
  notFound: 58730040,
  /** It is there, but the rules forbid it. */
  forbidden: 58730030,
  /** Something else is working on it. */
  locked: 58730050,
  /** The card or agreement was not charged. */
  declined: 58730099,
  /** The server broke. */
  broken: 58730060,
} as const;

/** Says why something was refused. */
export function refuse(kind: keyof typeof codes, message: string): Refusal {
  return { ok: false, reasons: [{ code: codes[kind], message }] };
}

/** A refusal as the wire carries it: with HTTP 200 for a business failure. */
export function failure(refusal: Refusal) {
  return {
    success: false as const,
    processId: randomBytes(8).toString('hex').toUpperCase(),
    reasons: refusal.reasons,
  };
}
