import { dayOf } from '../../../domain/days.ts';
import { keepLookupStatus } from '../../../http/country-cookies.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { EligibilityCode } from '../eligibility.ts';
import { errorIn } from '../eligibility-refusal.ts';
import { checkoutForm } from './checkout-form.ts';
import { readCheckoutQuery } from './checkout-query.ts';
import { countryAndQuote } from './country-and-quote.ts';
import { laterOffer, plansToFollow } from './later-offer.ts';
import { openCheckout } from './open-checkout.ts';
import type { PageSources } from './page-sources.ts';
import { planOrPageInstead } from './plan-or-page-instead.ts';
import { upgradeOffer } from './upgrade-offer.ts';

/** The checkout, or what is shown in its place: it is closed, the plan is not sold, or this person may not buy. */
export function checkoutPage(sources: PageSources): PageHandler<MemberVisit> {
  const { billing, clock, flagsFor, locationOf, voucherCookie, familyPlaces } = sources;
  const { soldPlans } = billing;

  return {
    form: checkoutForm(voucherCookie),

    beforeLogin: async ({ request, language }) => {
      const checkout = planOrPageInstead(queryOf(request), {
        flags: await flagsFor(request),
        soldPlans,
        location: await locationOf(request, language),
        mayHaveFreeDays: true,
      });
      return 'instead' in checkout ? checkout.instead : undefined;
    },

    show: async ({ request, reply, language, userId }) => {
      const flags = await flagsFor(request);
      const mayHaveFreeDays = await billing.mayHaveFreeDays(userId);
      const location = await locationOf(request, language);
      const checkout = planOrPageInstead(queryOf(request), { flags, soldPlans, location, mayHaveFreeDays });
      if ('instead' in checkout) return checkout.instead;
      const open = await billing.openPurchaseOf(userId);
      if (open !== undefined) return { redirectTo: confirmationAddress(language, open.id) };

      const query = readCheckoutQuery(queryOf(request));
      const voucherCode = query.voucher ?? (await voucherCookie.kept(request));
      if (query.begins !== 'later') {
        const { plan } = checkout;
        const chosenHere = query.begins === 'choose';
        const offeredOn = dayOf(clock.now());
        const voucher =
          voucherCode === undefined ? undefined : { code: voucherCode, address: networkAddress(request.ip) };
        const offered = query.upgrade
          ? await upgradeOffer(billing, {
              userId,
              plan,
              chosen: query.chosen,
              offeredOn,
              places: familyPlaces,
            })
          : await laterOffer(billing, { userId, plan, chosenHere, offeredOn, location, voucher });
        if (offered !== undefined) return { route: 'upgradeOffer', facts: offered };
      }
      if (query.country === undefined) keepLookupStatus(request, reply, location.lookupStatus);
      const asked = { userId, language, location, query, chosen: checkout.plan, voucherCode };
      const answer = await countryAndQuote(billing, asked);
      const { refusal, quote } = answer;
      if (refusal !== undefined) {
        voucherCookie.forgetIfRefused(request, reply, refusal);
        // Back from the confirmation: what was bought is no refusal.
        if (refusedAfterBuying.has(refusal.code) && (await billing.hasJustBought(userId))) {
          return { redirectTo: `${languagePrefix(language)}/subscription` };
        }
        const error = errorIn(language, refusal);
        const voucher = voucherCode === undefined ? {} : { voucherCode };
        const instead = refusal.data?.free_trial === true ? await plansToFollow(billing, userId) : [];
        return {
          route: 'checkout',
          facts: { status: 'refused', error, ...voucher, ...(instead.length > 0 && { instead }) },
        };
      }
      if (quote !== undefined) {
        await voucherCookie.keepFromQuote(request, reply, quote.attributes.voucher);
      }
      const layout = flags.showTablessPaymentForm ? 'list' : 'tabs';
      const facts = await openCheckout(sources, asked, answer, { mayHaveFreeDays, layout });
      return { route: 'checkout', facts, ...(facts.wallets && { wallets: true }) };
    },
  };
}

/** What a plan that was bought a moment ago is answered with, where its checkout is opened again. */
const refusedAfterBuying: ReadonlySet<string> = new Set<EligibilityCode>([
  'ALREADY_SUBSCRIBER',
  'CANNOT_UPGRADE',
  'SUBSCRIPTION_ALREADY_QUEUED',
]);

/** The page of a purchase. */
function confirmationAddress(language: Language, purchaseId: string): string {
  return `${languagePrefix(language)}/buy/checkout/summary?purchase=${purchaseId}`;
}
