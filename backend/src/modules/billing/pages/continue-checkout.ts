import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { pageForm, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { SavedCheckout } from '../saved-checkouts/repository.ts';
import type { PageSources } from './page-sources.ts';

const DismissForm = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The page that showed it. */
  from: Type.Optional(Type.Enum(['plans', 'subscription'])),
});

/**
 * Where a saved checkout is gone on with, from a page or a mail: it leads there, for its owner alone. Whether it is over or
 * another account's, is answered alike.
 */
export function continueCheckoutPage({ billing }: Pick<PageSources, 'billing'>): PageHandler<MemberVisit> {
  const { savedCheckouts } = billing;

  return {
    show: async ({ request, language, userId }) => {
      const open = await savedCheckouts.openOf(userId);
      if (open?.checkout.id === queryOf(request).get('id')) {
        return { redirectTo: `${languagePrefix(language)}/checkout?${choicesOf(open.checkout)}` };
      }
      return { route: 'continueCheckout', facts: { status: 'gone' } };
    },

    form: pageForm({
      body: DismissForm,
      submit: async ({ userId, language }: MemberVisit, { id, from = 'plans' }) => {
        await savedCheckouts.dismiss(userId, id);
        return { redirectTo: `${languagePrefix(language)}/${from}` };
      },
    }),
  };
}

/** The query of a checkout as it was left. An upgrade was past its offer. */
function choicesOf({ plan, voucherCode, country, upgrade }: SavedCheckout): string {
  return new URLSearchParams({
    ...{ plan, country },
    ...(voucherCode !== null && { voucher: voucherCode }),
    ...(upgrade && { upgrade: 'true', begins: 'later' }),
  }).toString();
}
