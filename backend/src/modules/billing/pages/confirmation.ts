import { languagePrefix } from '../../../domain/languages.ts';
import { uuidPattern } from '../../../domain/uuid.ts';
import { keepChosenCountry } from '../../../http/country-cookies.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { shownOffer, type Offer } from '../quotes/offer.ts';
import { isOpen, type PurchaseState } from '../tables.ts';
import type { PageSources } from './page-sources.ts';

/**
 * The outcome of a purchase, on a page of its own. Of another person's purchase only the outcome is shown: buyers get
 * there when another account was logged in in their browser meanwhile. The id is random and stands in their address alone.
 */
export function confirmationPage(sources: PageSources): PageHandler<MemberVisit> {
  const { billing, personOf, voucherCookie, linksOfFriends } = sources;

  return {
    show: async ({ request, reply, userId, language }) => {
      const purchaseId = queryOf(request).get('purchase') ?? '';
      if (!uuidPattern.test(purchaseId)) return notFound;
      const found = await billing.findPurchase(purchaseId, userId);
      if (!found.ok) {
        const state = await billing.purchaseStateOf(purchaseId);
        if (state === undefined) return notFound;
        const facts = { purchaseId, status: 'otherAccount' as const, order: orderIn(state) };
        return { route: 'checkoutConfirmation', facts };
      }
      const { purchase, quote } = found;
      switch (purchase.state) {
        case 'succeeded': {
          voucherCookie.forget(request, reply);
          keepChosenCountry(reply, quote.offer.country, { secure: 'auto' });
          if (isGivenByFriend(quote.offer)) {
            const page = linksOfFriends.confirmationOf(request);
            if (!quote.offer.family) return { redirectTo: languagePrefix(language) + page };
            linksOfFriends.forget(request, reply);
          }
          const paidWith = await billing.paymentShown(purchase.payment, userId);
          return {
            route: 'checkoutConfirmation',
            facts: {
              purchaseId,
              status: 'confirmed',
              offer: shownOffer(quote.offer),
              ...(paidWith.ok && { paidWith: paidWith.shown }),
              email: (await personOf(userId))?.email ?? '',
            },
          };
        }
        case 'refused':
          return {
            route: 'checkoutConfirmation',
            facts: { purchaseId, status: 'refused', code: purchase.refusal?.error.code ?? '' },
          };
        case 'checking':
        case 'ordering':
        case 'unknown':
          return { route: 'checkoutConfirmation', facts: { purchaseId, status: 'checking' } };
      }
    },
  };
}

const notFound = { route: 'notFound', statusCode: 404 } as const;

function orderIn(state: PurchaseState): 'made' | 'open' | 'refused' {
  if (isOpen(state)) return 'open';
  switch (state) {
    case 'succeeded':
      return 'made';
    case 'refused':
      return 'refused';
  }
}

/** Whether the free days were given by a member. A page of its own says so, but for a family plan, whose buyer goes on to inviting. */
function isGivenByFriend({ voucher }: Offer): boolean {
  return voucher !== undefined && 'freeDays' in voucher;
}
