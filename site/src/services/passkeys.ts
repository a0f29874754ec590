import type { Api, MemberApi, NotSignedIn } from '../api/client.ts';
import type { NewPasskey, PasskeyOptions } from './authenticator.ts';

/** What the backend asks a passkey with to log in. Undefined where it gave none. */
export interface PasskeyChallenges {
  ask: () => Promise<PasskeyOptions | undefined>;
}

export function createPasskeyChallenges({ post }: Pick<Api, 'post'>): PasskeyChallenges {
  return {
    async ask() {
      const outcome = await post('/login/passkey-options', { body: {} });
      return outcome.kind === 'ok' ? outcome.data.attributes.options : undefined;
    },
  };
}

/** Why a passkey was not added. `confirmFirst`: the owner has to prove so, or the address was never proved. */
export type AddingRefusal = 'confirmFirst' | 'known' | 'full' | 'expired' | 'refused' | 'unavailable';

export type Refusable<Value> = { ok: true; value: Value } | { ok: false; reason: AddingRefusal };

/** Adds passkeys to the account of the page's user. */
export interface Passkeys {
  begin: () => Promise<Refusable<PasskeyOptions> | NotSignedIn>;
  /** Gives the id of the added passkey. */
  add: (credential: NewPasskey) => Promise<Refusable<string> | NotSignedIn>;
}

export function createPasskeys({ post }: Pick<MemberApi, 'post'>): Passkeys {
  return {
    async begin() {
      const outcome = await post('/user/passkeys/options', { body: {} });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind === 'ok') return { ok: true, value: outcome.data.attributes.options };
      return { ok: false, reason: reasonOf(outcome) };
    },

    async add(credential) {
      const outcome = await post('/user/passkeys/registration', { body: { credential } });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind === 'ok') return { ok: true, value: outcome.data.attributes.id };
      return { ok: false, reason: reasonOf(outcome) };
    },
  };
}

function reasonOf(
  outcome: { kind: 'refused'; errors: { code: string }[] } | { kind: 'unreachable' },
): AddingRefusal {
  if (outcome.kind === 'unreachable') return 'unavailable';
  switch (outcome.errors[0]?.code) {
    case 'SIGN_IN_AGAIN':
    case 'ADDRESS_NOT_PROVEN':
      return 'confirmFirst';
    case 'PASSKEY_KNOWN':
      return 'known';
    case 'TOO_MANY_PASSKEYS':
      return 'full';
    case 'PASSKEY_EXPIRED':
      return 'expired';
    case 'PASSKEY_REFUSED':
      return 'refused';
    default:
      return 'unavailable';
  }
}
