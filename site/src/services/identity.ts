import type { LoginCredentials, SignUpDetails } from '@stillpoint/design-system';
import type { PasskeyAnswer } from './authenticator.ts';
import { minutesIn, type Api, type ApiError, type ApiOutcome } from '../api/client.ts';

/** The refusals that log in and sign up share. */
export type IdentityRefusal =
  | { reason: 'invalid'; problems: Record<string, string>; suggestion?: string }
  | { reason: 'tooManyAttempts'; minutes: number }
  | { reason: 'expired' }
  | { reason: 'unavailable' };

/** Why signing in was refused. */
export type SignInRefusal =
  IdentityRefusal | { reason: 'wrongCredentials'; suggestion?: string } | { reason: 'passkeyRefused' };

/** Why signing up was refused. */
export type SignUpRefusal = IdentityRefusal | { reason: 'emailTaken' };

/** The address to go to, or the refusal. */
export type IdentityOutcome<Refusal> = { ok: true; next: string } | ({ ok: false } & Refusal);

/** Both post to the address of the native form. */
export interface Identity {
  signIn: (
    address: string,
    credentials: LoginCredentials | { passkey: PasskeyAnswer },
  ) => Promise<IdentityOutcome<SignInRefusal>>;
  signUp: (address: string, details: SignUpDetails) => Promise<IdentityOutcome<SignUpRefusal>>;
}

export function createIdentity({ post }: Pick<Api, 'post'>): Identity {
  return {
    signIn: async (address, credentials) =>
      identityOutcome(await post('/login', { address, body: credentials }), {
        WRONG_CREDENTIALS: { reason: 'wrongCredentials' },
        PASSKEY_REFUSED: { reason: 'passkeyRefused' },
      }),

    signUp: async (address, details) =>
      identityOutcome(await post('/register', { address, body: bodyOf(details) }), {
        EMAIL_TAKEN: { reason: 'emailTaken' },
      }),
  };
}

function bodyOf({ suggestionSeen, ...details }: SignUpDetails) {
  return { ...details, ...(suggestionSeen !== undefined && { suggestionSeen }) };
}

function identityOutcome<Refusal>(
  outcome: ApiOutcome<{ attributes: { next: string } }>,
  own: Record<string, Refusal>,
): IdentityOutcome<Refusal | IdentityRefusal> {
  switch (outcome.kind) {
    case 'ok':
      return { ok: true, next: outcome.data.attributes.next };
    case 'unreachable':
      return { ok: false, reason: 'unavailable' };
    case 'signedOut':
      // No form of these needs a session: the sign-in that the form belongs to has ended.
      return { ok: false, reason: 'expired' };
    case 'refused': {
      const refusal = own[outcome.errors[0]?.code ?? ''];
      return {
        ok: false,
        ...(refusal === undefined
          ? identityRefusalFrom(outcome.errors)
          : { ...refusal, ...suggestionIn(outcome.errors) }),
      };
    }
  }
}

/** The refusal that the errors of a form of ours tell of. */
export function identityRefusalFrom(errors: ApiError[]): IdentityRefusal {
  const [error] = errors;
  switch (error?.code) {
    case 'INVALID':
      return { reason: 'invalid', problems: problemsIn(errors), ...suggestionIn(errors) };
    case 'TOO_MANY_ATTEMPTS':
      return { reason: 'tooManyAttempts', minutes: minutesIn(error) };
    case 'EXPIRED':
      return { reason: 'expired' };
    default:
      return { reason: 'unavailable' };
  }
}

/** The problems by field: `source.pointer` names it. */
function problemsIn(errors: ApiError[]): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ source, data }) => {
      const problem = data?.problem;
      return source !== undefined && typeof problem === 'string' ? [[source.pointer.slice(1), problem]] : [];
    }),
  );
}

/** The address that was probably meant, where the server has doubts. */
function suggestionIn(errors: ApiError[]): { suggestion?: string } {
  const suggestion = errors.find(({ data }) => data?.suggestion !== undefined)?.data?.suggestion;
  return typeof suggestion === 'string' ? { suggestion } : {};
}
