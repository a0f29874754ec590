import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Gateway } from '../../config/config.ts';

const TokenAnswer = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

const timeoutMs = 5000;
/** A token is not used in its last minute, so that it cannot end on the way. */
const margin = 60_000;

/** The company answered without a token: 400 or 401 for a wrong secret. */
export class TokenRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`No token was given: HTTP ${status}`);
    this.status = status;
  }
}

/** A bearer token of another company's, asked for once and kept while it is good. */
export interface Bearer {
  /** Throws when none can be had. */
  token: () => Promise<string>;
  /** Forgets a token that was refused before its time. */
  forget: () => void;
}

/** Trades client id and secret for tokens at `path`, by HTTP Basic or in the form itself. */
export function createBearer(gateway: Gateway, path: string, proof: 'basic' | 'form'): Bearer {
  let kept: { token: Promise<string>; until: number } | undefined;

  async function ask(): Promise<string> {
    const { clientId, clientSecret } = gateway;
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    const headers: Record<string, string> = { accept: 'application/json' };
    if (proof === 'form') {
      form.set('client_id', clientId);
      form.set('client_secret', clientSecret);
    } else {
      headers.authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    }
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers,
      body: form,
      // A redirect would send the secret to another address.
      redirect: 'error',
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !Value.Check(TokenAnswer, body)) {
      throw new TokenRefused(response.status);
    }
    if (kept !== undefined) kept.until = Date.now() + body.expires_in * 1000 - margin;
    return body.access_token;
  }

  return {
    token: () => {
      if (kept === undefined || kept.until < Date.now()) {
        const token = ask();
        kept = { token, until: Number.POSITIVE_INFINITY };
        token.catch(() => (kept = undefined));
      }
      return kept.token;
    },
    forget: () => (kept = undefined),
  };
}
