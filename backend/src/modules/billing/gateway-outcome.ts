/** Why a company refused, in its own words and codes. */
export interface GatewayReason {
  code: string;
  message: string;
}

/** A call that gave no usable answer. All but `refused` leave open whether the request was carried out. */
export type GatewayFailure =
  /** Understood, and not carried out. */
  | { ok: false; kind: 'refused'; reasons: readonly GatewayReason[] }
  /** 409: the first call with the same key has not ended. */
  | { ok: false; kind: 'stillRunning' }
  /** 422 to a call with a key: the key was used for another request. */
  | { ok: false; kind: 'keyReused' }
  /** 408, 429, or a 4xx without a reason to a GET, which may come from a proxy. */
  | { ok: false; kind: 'undecided'; status: number }
  /** 500: the company's own server ended the call with an error. */
  | { ok: false; kind: 'serverError'; status: number }
  /** Any other 5xx: perhaps a proxy's or CDN's answer, behind which the call may still run. */
  | { ok: false; kind: 'proxyError'; status: number }
  | { ok: false; kind: 'timedOut' }
  /** The connection failed or broke; the request may have arrived. */
  | { ok: false; kind: 'unreachable' }
  /** No access token could be had, so the request was not sent. */
  | { ok: false; kind: 'noToken' }
  /** It was not sent, since something that is under way may do the same. */
  | { ok: false; kind: 'notSent' }
  /** A 2xx whose body does not have the expected shape. */
  | { ok: false; kind: 'malformed' };

/** The outcome of a call to another company. */
export type GatewayOutcome<Body> = { ok: true; body: Body } | GatewayFailure;

/** Whether a failed call was refused for certain. For a GET, a refusal means that there is no such thing. */
export function certaintyOf(failure: GatewayFailure): 'refused' | 'unknown' {
  switch (failure.kind) {
    case 'refused':
      return 'refused';
    case 'stillRunning':
    case 'keyReused':
    case 'undecided':
    case 'serverError':
    case 'proxyError':
    case 'timedOut':
    case 'unreachable':
    case 'noToken':
    case 'notSent':
    case 'malformed':
      return 'unknown';
  }
}

/** A failed call in one line for the log. Reasons hold no secret and no card number. */
export function explain(failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.reasons.map(({ code, message }) => `${code} ${message}`).join('; ');
    case 'undecided':
    case 'serverError':
    case 'proxyError':
      return `${failure.kind}: HTTP ${failure.status}`;
    case 'stillRunning':
    case 'keyReused':
    case 'timedOut':
    case 'unreachable':
    case 'noToken':
    case 'notSent':
    case 'malformed':
      return failure.kind;
  }
}
