import type { LookupOutcome, LookupProblems, LookupTerm } from '@stillpoint/design-system';
import { minutesIn, type Api, type SignedOut } from '../api/client.ts';

/** The result of a look-up, and the problem of its field. */
export type AnsweredLookup = LookupOutcome & { problems?: LookupProblems };

/** Looks up the organisation of a work address or of a name. */
export interface Organisations {
  /** Posts to the address of the native form. Signed out: it is for those who are logged in, as its address says. */
  lookUp: (address: string, search: LookupTerm) => Promise<AnsweredLookup | SignedOut>;
}

export function createOrganisations({ post }: Pick<Api, 'post'>): Organisations {
  return {
    async lookUp(address, search) {
      const outcome = await post('/sso-login', { address, body: search });
      if (outcome.kind === 'ok') return outcome.data.attributes;
      if (outcome.kind === 'signedOut') return outcome.kind;
      const error = outcome.kind === 'refused' ? outcome.errors[0] : undefined;
      switch (error?.code) {
        case 'LOOK_UP_TERM_MISSING':
          return { status: 'ready', problems: { term: 'missing' } };
        case 'LOOK_UP_TERM_INVALID':
          return { status: 'ready', problems: { term: 'invalid' } };
        case 'TOO_MANY_ATTEMPTS':
          return { status: 'tooManyAttempts', minutes: minutesIn(error) };
        default:
          return { status: 'unavailable' };
      }
    },
  };
}
