import type { LoginCredentials } from '@stillpoint/design-system';
import type { Http } from './http.ts';

/** Why somebody could not sign in. */
export type SignInRefusal =
  | { reason: 'wrongCredentials' }
  | { reason: 'tooManyAttempts'; minutes: number }
  | { reason: 'expired' }
  | { reason: 'unavailable' };

export type SignInOutcome = { ok: true; next: string } | ({ ok: false } & SignInRefusal);

export interface Identity {
  /** Posts the credentials to the address that the form itself would post to. */
  signIn: (address: string, credentials: LoginCredentials) => Promise<SignInOutcome>;
}

export function createIdentity(http: Http): Identity {
  return {
    async signIn(address, credentials) {
      const outcome = await http.post<{ next: string }>(address, credentials);
      switch (outcome.kind) {
        case 'given':
          return { ok: true, next: outcome.attributes.next };
        case 'unreachable':
          return { ok: false, reason: 'unavailable' };
        case 'refused':
          return { ok: false, ...refusalOf(outcome.errors[0]?.code, outcome.errors[0]?.data) };
      }
    },
  };
}

function refusalOf(code: string | undefined, data: Record<string, unknown> | undefined): SignInRefusal {
  switch (code) {
    case 'WRONG_CREDENTIALS':
    case 'INVALID':
      return { reason: 'wrongCredentials' };
    case 'TOO_MANY_ATTEMPTS':
      return { reason: 'tooManyAttempts', minutes: typeof data?.minutes === 'number' ? data.minutes : 1 };
    case 'EXPIRED':
      return { reason: 'expired' };
    default:
      return { reason: 'unavailable' };
  }
}
