import type { ChosenPassword, ForgotPasswordRequest } from '@stillpoint/design-system';
import type { Api, ApiOutcome } from '../api/client.ts';
import { identityRefusalFrom, type IdentityRefusal } from './identity.ts';

/** Why a request for a link, or a new password, was refused. */
export type PasswordRefusal = Exclude<IdentityRefusal, { reason: 'expired' }>;

export type PasswordOutcome<Refusal> = { ok: true } | ({ ok: false } & Refusal);

/** Both post to the address of the native form. */
export interface Passwords {
  askForLink: (address: string, request: ForgotPasswordRequest) => Promise<PasswordOutcome<PasswordRefusal>>;
  save: (
    address: string,
    chosen: ChosenPassword,
  ) => Promise<PasswordOutcome<PasswordRefusal | { reason: 'invalidLink' | 'otherLinkOpened' }>>;
}

export function createPasswords({ post }: Pick<Api, 'post'>): Passwords {
  return {
    askForLink: async (address, body) => outcomeOf(await post('/login/forgot-password', { address, body })),

    async save(address, body) {
      const outcome = await post('/login/forgot-password/new', { address, body });
      const reason = outcome.kind === 'refused' ? linkProblems[outcome.errors[0]?.code ?? ''] : undefined;
      return reason === undefined ? outcomeOf(outcome) : { ok: false, reason };
    },
  };
}

const linkProblems: Partial<Record<string, 'invalidLink' | 'otherLinkOpened'>> = {
  INVALID_TOKEN: 'invalidLink',
  OTHER_LINK_OPENED: 'otherLinkOpened',
};

function outcomeOf(outcome: ApiOutcome<unknown>): PasswordOutcome<PasswordRefusal> {
  if (outcome.kind === 'ok') return { ok: true };
  if (outcome.kind !== 'refused') return { ok: false, reason: 'unavailable' };
  const refusal = identityRefusalFrom(outcome.errors);
  return { ok: false, ...(refusal.reason === 'expired' ? { reason: 'unavailable' } : refusal) };
}
