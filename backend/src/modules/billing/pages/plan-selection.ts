import { dayOf } from '../../../domain/days.ts';
import type { PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';
import { planToCome } from './plan-to-come.ts';
import { addressOfCheckout, dismissForm } from './saved-checkout.ts';

/**
 * The plans by themselves. With `continue`, it leads on to the checkout that a member left, for its owner alone: one that is
 * over and another account's are answered alike.
 */
export function planSelectionPage(sources: PageSources): PageHandler {
  const { billing, clock, employerOf, locationOf, userIdOf } = sources;
  const { savedCheckouts } = billing;

  return {
    form: dismissForm(sources),

    show: async ({ request, language }) => {
      const userId = await userIdOf(request);
      const continued = queryOf(request).get('continue');
      if (continued !== null) {
        if (userId === undefined) return { logInFirst: true };
        const open = await savedCheckouts.openOf(userId);
        if (open?.checkout.id === continued) {
          return { redirectTo: addressOfCheckout(language, open) };
        }
      }
      const standing = await offerStanding(userId, billing, dayOf(clock.now()));
      const facts = offerFacts(await locationOf(request, language), billing.soldPlans, standing);
      const structuredData = structuredOffer(facts.plans);
      const studentPriceUntil =
        userId === undefined ? undefined : await billing.changes.students.priceUntil(userId);
      const toCome = await planToCome(userId, billing);
      const savedCheckout = userId === undefined ? undefined : await savedCheckouts.shownTo(userId);
      // Subscribers are led to the app already.
      const asked = standing.status === 'subscriber' ? undefined : userId;
      const employer = asked === undefined ? undefined : await employerOf(asked);
      return {
        route: 'planSelection',
        facts: {
          ...facts,
          ...(continued !== null && { checkoutGone: true as const }),
          ...(savedCheckout && { savedCheckout }),
          ...(employer !== undefined && { employer }),
          ...(toCome !== undefined && { planToCome: toCome }),
          ...(studentPriceUntil !== undefined && { studentPriceUntil }),
        },
        ...(structuredData && { structuredData }),
      };
    },
  };
}
