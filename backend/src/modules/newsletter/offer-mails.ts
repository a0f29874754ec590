import { languagePrefix, type Language } from '../../domain/languages.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import { oneClickPath } from './requests.ts';

/** The setting of an account for mails about offers. */
export interface OfferAccounts {
  /** Undefined where there is no such account any more. */
  wantsOffers: (accountId: string) => Promise<boolean | undefined>;
  /** Ends them. False where they were ended already. */
  endOffers: (accountId: string) => Promise<boolean>;
}

/** What is sealed opens here alone. Its token has dots, which those of the newsletter have not. */
const place = 'link that ends mails about offers';

/**
 * The links by which mails about offers are ended without logging in. Each holds its account sealed, so that it works as
 * long as the account is there, and nothing is stored for it.
 */
export function createOfferMails({
  accounts,
  sealing,
  siteOrigin,
}: {
  accounts: OfferAccounts;
  sealing: Pick<Sealing, 'seal' | 'open'>;
  siteOrigin: string;
}) {
  function accountIn(token: string): string | undefined {
    try {
      return sealing.open(token, place);
    } catch {
      return undefined;
    }
  }

  async function standing(token: string): Promise<'unknown' | 'open' | 'left'> {
    const accountId = accountIn(token);
    const wanted = accountId === undefined ? undefined : await accounts.wantsOffers(accountId);
    if (wanted === undefined) return 'unknown';
    return wanted ? 'open' : 'left';
  }

  return {
    linksFor: (accountId: string, language: Language): { leave: string; oneClick: string } => {
      const query = new URLSearchParams({ token: sealing.seal(accountId, place) }).toString();
      return {
        leave: `${siteOrigin}${languagePrefix(language)}/newsletter/unsubscribe?${query}`,
        oneClick: `${siteOrigin}${oneClickPath}?${query}`,
      };
    },

    standing,

    /** Ends mails about offers. Asked twice, they are ended. False for a link that is not ours. */
    leave: async (token: string): Promise<boolean> => {
      const accountId = accountIn(token);
      if (accountId === undefined || (await standing(token)) === 'unknown') return false;
      await accounts.endOffers(accountId);
      return true;
    },
  };
}

/** Whether a token is that of a mail about offers, working or not. */
export function isOfOffers(token: string): boolean {
  return token.includes('.');
}

export type OfferMails = ReturnType<typeof createOfferMails>;
