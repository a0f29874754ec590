import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { PageSources } from './page-sources.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The outcome of a purchase, on a page of its own. Another person's purchase is not found. */
export function confirmationPage({ billing, emailOf }: PageSources): PageHandler<MemberVisit> {
  return {
    show: async ({ request, userId }) => {
      const purchaseId = queryOf(request).get('purchase') ?? '';
      const found = uuid.test(purchaseId) ? await billing.findPurchase(purchaseId, userId) : undefined;
      if (found?.ok !== true) return { route: 'notFound', statusCode: 404 };
      const { purchase, quote } = found;
      switch (purchase.state) {
        case 'succeeded': {
          const paidWith = await billing.paymentShown(purchase.payment, userId);
          return {
            route: 'checkoutConfirmation',
            facts: {
              purchaseId,
              status: 'confirmed',
              offer: quote.offer,
              ...(paidWith !== undefined && { paidWith }),
              email: (await emailOf(userId)) ?? '',
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
