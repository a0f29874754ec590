/** Why a company said no, in its own words and codes. */
export interface GatewayReason {
  code: string;
  message: string;
}

/** What became of a call to another company. */
export type GatewayAnswer<Body> =
  | { ok: true; body: Body }
  /** Understood, and definitively not done. */
  | { ok: false; kind: 'refused'; reasons: readonly GatewayReason[] }
  /** The first call with the same key has not ended yet. */
  | { ok: false; kind: 'stillRunning' }
  /** Done or not done: a time-out, a broken connection, a server's fault, an answer without a meaning. */
  | { ok: false; kind: 'unclear'; detail: string };

/** A failed call in one line for the log; reasons hold no secret and no card. */
export function explain(answer: Exclude<GatewayAnswer<unknown>, { ok: true }>): string {
  switch (answer.kind) {
    case 'refused':
      return answer.reasons.map(({ code, message }) => `${code} ${message}`).join('; ');
    case 'stillRunning':
      return 'the first call still runs';
    case 'unclear':
      return answer.detail;
  }
}
