import type { WorkEnquiryRequest } from '@stillpoint/design-system';
import type { Api, ApiError } from '../api/client.ts';
import { identityRefusalFrom, type IdentityRefusal } from './identity.ts';

/** Why a message was not taken. `checkAgain` has the proof to send it with once more. */
export type WorkEnquiryRefusal =
  Exclude<IdentityRefusal, { reason: 'expired' }> | { reason: 'checkAgain'; formToken: string };

export type WorkEnquiryAnswer = { ok: true } | ({ ok: false } & WorkEnquiryRefusal);

/** Messages of companies, posted to the address of the native form. */
export interface WorkEnquiries {
  send: (address: string, request: WorkEnquiryRequest) => Promise<WorkEnquiryAnswer>;
}

export function createWorkEnquiries({ post }: Pick<Api, 'post'>): WorkEnquiries {
  return {
    async send(address, body) {
      const outcome = await post('/work', { address, body });
      if (outcome.kind === 'ok') return { ok: true };
      if (outcome.kind !== 'refused') return { ok: false, reason: 'unavailable' };
      return { ok: false, ...refusalIn(outcome.errors) };
    },
  };
}

function refusalIn(errors: ApiError[]): WorkEnquiryRefusal {
  const [first] = errors;
  const formToken = first?.data?.formToken;
  if (first?.code === 'CHECK_AGAIN' && typeof formToken === 'string') {
    return { reason: 'checkAgain', formToken };
  }
  const refusal = identityRefusalFrom(errors);
  return refusal.reason === 'expired' ? { reason: 'unavailable' } : refusal;
}
