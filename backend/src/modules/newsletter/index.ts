import type { FastifyBaseLogger } from 'fastify';
import type { MailingListConfig } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { FormTokens } from '../../http/form-token.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { confirmPage, unsubscribePage } from './link-pages.ts';
import { createMailingList } from './mailing-list.ts';
import { newsletterPage } from './newsletter-page.ts';
import { createOfferMails, type OfferAccounts } from './offer-mails.ts';
import { oneClick } from './one-click.ts';
import { createRequests, type RequestsParts } from './requests.ts';
import type { NewsletterTables } from './tables.ts';

export { newsletterTables } from './personal-data.ts';

/** What the newsletter stands on. */
export interface NewsletterOptions extends Pick<RequestsParts, 'clock' | 'jobs' | 'sealing' | 'sendMail'> {
  config: { mailingList: MailingListConfig | undefined; siteOrigin: string };
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  throttle: Pick<Throttle, 'attempt'>;
  formTokens: FormTokens;
  accounts: OfferAccounts;
  /** Seals the accounts that the links of mails about offers are for. */
  sealingLinks: Pick<Sealing, 'seal' | 'open'>;
}

/** Joining and leaving the newsletter, and ending the mails about offers that an account wanted. */
export function createNewsletter(options: NewsletterOptions) {
  const { config, db, clock, jobs, log, sealing, sendMail, throttle, formTokens } = options;
  const { siteOrigin } = config;
  const requests = createRequests({
    ...{ db: db.$extendTables<NewsletterTables>(), clock, jobs, sealing, sendMail },
    mailingList: config.mailingList && createMailingList(config.mailingList, log),
    siteOrigin,
  });
  const { accounts, sealingLinks } = options;
  const offerMails = createOfferMails({ accounts, sealing: sealingLinks, siteOrigin });
  return {
    routes: oneClick(requests, offerMails),
    offerLinksFor: offerMails.linksFor,
    pages: {
      newsletter: newsletterPage({ requests, formTokens, throttle }),
      newsletterConfirm: confirmPage(requests),
      newsletterUnsubscribe: unsubscribePage(requests, offerMails),
    } satisfies PageHandlers,
  };
}
