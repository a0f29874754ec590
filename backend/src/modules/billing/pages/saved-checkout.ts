import { Type } from 'typebox';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { pageForm } from '../../../http/page-handler.ts';
import type { OpenSavedCheckout } from '../saved-checkouts/saved-checkouts.ts';
import type { PageSources } from './page-sources.ts';

const DismissForm = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The page that showed it. */
  from: Type.Optional(Type.Enum(['plans', 'subscription'])),
});

/** The form by which a member is rid of a checkout that they left. */
export function dismissForm({ billing, userIdOf }: Pick<PageSources, 'billing' | 'userIdOf'>) {
  return pageForm({
    body: DismissForm,
    submit: async ({ request, language }, { id, from = 'plans' }) => {
      const userId = await userIdOf(request);
      if (userId !== undefined) await billing.savedCheckouts.dismiss(userId, id);
      return { redirectTo: `${languagePrefix(language)}/${from}` };
    },
  });
}

/** The address of a checkout as it was left: past the offer of a plan that takes the place of another one. */
export function addressOfCheckout(
  language: Language,
  { checkout: { plan, voucherCode, country, upgrade }, right: { replaces } }: OpenSavedCheckout,
): string {
  const query = new URLSearchParams({
    ...{ plan, country },
    ...(voucherCode !== null && { voucher: voucherCode }),
    ...(upgrade && { upgrade: 'true' }),
    ...(replaces !== undefined && { begins: 'later' }),
  });
  return `${languagePrefix(language)}/checkout?${query.toString()}`;
}
