import { Type } from 'typebox';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../http/page-handler.ts';
import { queryOf } from '../../http/query.ts';
import type { NewsletterLinkFacts } from './facts.ts';
import { isOfOffers, type OfferMails } from './offer-mails.ts';
import type { Requests } from './requests.ts';

const TokenForm = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

type Route = 'newsletterConfirm' | 'newsletterUnsubscribe';

/** Joins the list at a press. Opening the link changes nothing. */
export function confirmPage(requests: Requests): PageHandler {
  const done = requests.hasList ? 'confirmed' : 'confirmedOnTestSite';
  return linkPage('newsletterConfirm', {
    async opened(token) {
      return (await requests.canConfirm(token)) ? { status: 'confirm', token } : { status: 'invalidLink' };
    },
    pressed: async (token) => ({ status: (await requests.confirm(token)) ? done : 'invalidLink' }),
  });
}

/** Leaves the list at a press, or ends the mails about offers to the account that the link is for, whatever account is signed in. */
export function unsubscribePage(
  requests: Requests,
  offerMails: Pick<OfferMails, 'standing' | 'leave'>,
): PageHandler {
  return linkPage('newsletterUnsubscribe', {
    async opened(token) {
      if (isOfOffers(token)) {
        const standing = await offerMails.standing(token);
        if (standing === 'open') return { status: 'stopOffers', token };
        return { status: standing === 'left' ? 'offersStopped' : 'invalidOffersLink' };
      }
      const standing = await requests.standing(token);
      if (standing === 'open') return { status: 'leave', token };
      return { status: standing === 'left' ? 'left' : 'invalidLeaveLink' };
    },
    async pressed(token) {
      if (isOfOffers(token)) {
        return { status: (await offerMails.leave(token)) ? 'offersStopped' : 'invalidOffersLink' };
      }
      return { status: (await requests.leave(token)) ? 'left' : 'invalidLeaveLink' };
    },
  });
}

/** A link that was used or has expired is gone for good. */
const goneStatus = 410;

function linkPage(
  route: Route,
  link: {
    opened: (token: string) => Promise<NewsletterLinkFacts>;
    pressed: (token: string) => Promise<NewsletterLinkFacts>;
  },
): PageHandler {
  const page = (facts: NewsletterLinkFacts) => ({
    ...{ route, facts, personal: true as const },
    ...(isGone(facts) && { statusCode: goneStatus }),
  });

  async function submit(_visit: PageVisit, { token = '' }: { token?: string }): Promise<FormResult> {
    const facts = await link.pressed(token);
    if (!isGone(facts)) return { page: page(facts), attributes: { status: facts.status } };
    const error = { code: 'INVALID_TOKEN' as const, title: 'Whoops', detail: 'This link works no more.' };
    return { page: page(facts), errors: [error] };
  }

  return {
    show: async ({ request }) => page(await link.opened(queryOf(request).get('token') ?? '')),
    form: pageForm({ body: TokenForm, submit }),
  };
}

function isGone({ status }: NewsletterLinkFacts): boolean {
  return status === 'invalidLink' || status === 'invalidLeaveLink' || status === 'invalidOffersLink';
}
