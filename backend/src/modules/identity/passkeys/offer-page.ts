import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import type { Accounts } from '../ports.ts';
import { destinationFactsFrom } from '../sign-in/destination-facts.ts';
import {
  addressOf,
  destinationOf,
  type DestinationFacts,
  type DestinationRules,
} from '../sign-in/destination.ts';
import { readSignInParams } from '../sign-in/sign-in-params.ts';

/** What the page that offers a passkey works with. */
export interface PasskeyOfferPageParts {
  accounts: Pick<Accounts, 'byId'>;
  countOf: (accountId: string) => Promise<number>;
  rules: DestinationRules;
  offered: boolean;
}

/** Offers a passkey to a person who has none, before a login goes on. Leaving it out is a link. */
export function passkeyOfferPage({
  accounts,
  countOf,
  rules,
  offered,
}: PasskeyOfferPageParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const { request, language, userId } = visit;
      const account = await accountOfVisit(visit, { accounts });
      const destinationFacts: DestinationFacts = {
        ...destinationFactsFrom(readSignInParams(queryOf(request))),
        ...{ page: 'other', kind: 'login', language, profile: account, redirectClaim: undefined },
      };
      const next = addressOf(destinationOf(destinationFacts, rules));
      if (!offered || (await countOf(userId)) > 0) return { redirectTo: next };
      return { route: 'passkeyOffer', facts: { next } };
    },
  };
}
