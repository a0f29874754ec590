import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { pageForm, type FactsOf, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { giftNotFound } from '../gifts/refusals.ts';
import { paymentMethodsShownIn } from '../payment-methods.ts';
import { billingUnavailable } from '../refusal.ts';
import { readCheckoutQuery } from './checkout-query.ts';
import { giftIdIn, summaryOf } from './gift-facts.ts';
import type { PageSources } from './page-sources.ts';

/** What a gift costs, and its payment. One that is paid for, or on its way, has a page of its own. */
export function payGiftPage({ billing, flagsFor, personOf }: PageSources): PageHandler<MemberVisit> {
  const page = (facts: FactsOf<'payGift'>) => ({ route: 'payGift', facts }) as const;

  return {
    show: async ({ request, language, userId }) => {
      const query = queryOf(request);
      const id = giftIdIn(query);
      const found = id === undefined ? undefined : await billing.gifts.look(userId, id);
      if (found === undefined || (!found.ok && found.refusal === giftNotFound)) {
        return { ...page({ status: 'notFound' }), statusCode: giftNotFound.statusCode };
      }
      if (!found.ok) return { ...page({ status: 'unavailable' }), statusCode: billingUnavailable.statusCode };
      const { gift, order } = found;
      if (gift.state !== 'shown' || order !== undefined) {
        return { redirectTo: `${languagePrefix(language)}/gift/given?gift=${gift.id}` };
      }
      const { showTablessPaymentForm } = await flagsFor(request);
      const { email = '', firstName = '', lastName = '' } = (await personOf(userId)) ?? {};
      const { paypal, unpaid } = readCheckoutQuery(query);
      const { country, total, lines, taxMode, paidOn } = gift.offer;
      const tax = lines.find(({ kind }) => kind === 'tax')?.amount;
      return page({
        status: 'open',
        gift: summaryOf(gift),
        ...{ total, paidOn, country, email },
        ...(taxMode === 'TAX_EXCLUSIVE' && tax !== undefined && { taxAdded: tax }),
        fullName: `${firstName} ${lastName}`.trim(),
        methods: paymentMethodsShownIn(country),
        layout: showTablessPaymentForm ? 'list' : 'tabs',
        ...(unpaid && { scriptWanted: true }),
        ...(paypal && { paypal }),
      });
    },
    // A payment method is entered at the payment partner, by a script.
    form: pageForm({
      body: Type.Object({}),
      submit: ({ request, address }: MemberVisit) => {
        const query = new URLSearchParams({ gift: giftIdIn(queryOf(request)) ?? '', unpaid: 'true' });
        return Promise.resolve({ redirectTo: `${address}?${query.toString()}` });
      },
    }),
  };
}
