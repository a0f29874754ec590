import type { MemberApi, NotSignedIn } from '../api/client.ts';
import type { PasskeyAnswer, PasskeyOptions } from './authenticator.ts';

/** Why a passkey did not confirm the person. `unused`: it took too long. */
export type ConfirmationRefusal = 'unused' | 'refused' | 'unavailable' | 'tooManyAttempts';

type Confirmable<Value> = { ok: true; value: Value } | { ok: false; reason: ConfirmationRefusal };

/** Confirms by a passkey that the page's user is the owner of the account. */
export interface PasskeyConfirmation {
  begin: () => Promise<Confirmable<PasskeyOptions> | NotSignedIn>;
  confirm: (credential: PasskeyAnswer) => Promise<Confirmable<true> | NotSignedIn>;
}

export function createPasskeyConfirmation({ post }: Pick<MemberApi, 'post'>): PasskeyConfirmation {
  return {
    async begin() {
      const outcome = await post('/user/confirmation/passkey-options', { body: {} });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind === 'ok') return { ok: true, value: outcome.data.attributes.options };
      return { ok: false, reason: reasonOf(outcome) };
    },

    async confirm(credential) {
      const outcome = await post('/user/confirmation/passkey', { body: { credential } });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind === 'ok') return { ok: true, value: true };
      return { ok: false, reason: reasonOf(outcome) };
    },
  };
}

function reasonOf(
  outcome: { kind: 'refused'; errors: { code: string }[] } | { kind: 'unreachable' },
): ConfirmationRefusal {
  if (outcome.kind === 'unreachable') return 'unavailable';
  switch (outcome.errors[0]?.code) {
    case 'PASSKEY_EXPIRED':
      return 'unused';
    case 'PASSKEY_REFUSED':
      return 'refused';
    case 'TOO_MANY_ATTEMPTS':
      return 'tooManyAttempts';
    default:
      return 'unavailable';
  }
}
