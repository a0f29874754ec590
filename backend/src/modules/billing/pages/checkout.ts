import type { ApiError } from '../../../http/api-errors.ts';
import { isTaxExclusive } from '../../../domain/countries.ts';
import { keepLookupStatus } from '../../../http/country-cookies.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { paymentMethodsShownIn } from '../payment-methods.ts';
import type { EligibilityCode } from '../eligibility.ts';
import { errorIn } from '../eligibility-refusal.ts';
import { checkoutForm } from './checkout-form.ts';
import { openingQuote } from './opening-quote.ts';
import { readCheckoutQuery, type CheckoutQuery } from './checkout-query.ts';
import { countedStatusOf } from './counted-status.ts';
import type { Place } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanCode } from '../catalogue/plans.ts';
import { zoneFor } from '../catalogue/price-zones.ts';
import { openedCheckout } from './opened-checkout.ts';
import { planOffersIn, type PlanOffer } from './plan-offers.ts';
import { pageDeadline, withTimeout } from './with-timeout.ts';

/** Where most readers of a language live: the billing country until one is looked up or chosen. */
const likelyCountry: Record<Language, string> = { en: 'US', de: 'DE', es: 'ES', fr: 'FR', pt: 'BR' };

/** The checkout, or what is shown in its place: it is closed, the plan is not sold, or this person may not buy. */
export function checkoutPage(sources: PageSources): PageHandler<MemberVisit> {
  const { billing, personOf, flagsFor, locationOf, voucherCookie } = sources;
  const { soldPlans } = billing;

  return {
    form: checkoutForm(voucherCookie),

    beforeLogin: async ({ request, language }) => {
      const checkout = openedCheckout(queryOf(request), {
        flags: await flagsFor(request),
        soldPlans,
        place: locationOf(request, language),
        mayTry: true,
      });
      return 'instead' in checkout ? checkout.instead : undefined;
    },

    show: async ({ request, reply, language, userId }) => {
      const flags = await flagsFor(request);
      const query = readCheckoutQuery(queryOf(request));
      const mayTry = await billing.mayTry(userId);
      const place = locationOf(request, language);
      const { upgrade } = query;
      const checkout = openedCheckout(queryOf(request), { flags, soldPlans, place, mayTry });
      if ('instead' in checkout) return checkout.instead;
      const { plan: chosen } = checkout;
      const open = await billing.openPurchaseOf(userId);
      if (open !== undefined) return { redirectTo: confirmationAddress(language, open.id) };

      const voucherCode = query.voucher ?? (await voucherCookie.kept(request));
      const voucher = voucherCode === undefined ? {} : { voucherCode };
      if (query.country === undefined) keepLookupStatus(request, reply, place.lookupStatus);
      const deadline = pageDeadline();
      const {
        refusal: unfit,
        country: billedIn,
        paymentDue = false,
      } = await validated(billing, userId, { ...query, chosen }, deadline);
      const country = query.country ?? billedIn ?? billingCountry(place, language);
      const postalCodeWanted = isTaxExclusive(country);
      const postalCode = postalCodeWanted && query.postalCode ? { postalCode: query.postalCode } : {};
      const wish = { plan: chosen, ...(upgrade && { upgrade }), ...voucher, ...postalCode };
      const { refusal = unfit, ...opening } =
        unfit || country === undefined
          ? {}
          : await openingQuote(billing, userId, { ...wish, country }, deadline);
      if (refusal !== undefined) {
        voucherCookie.forgetIfRefused(request, reply, refusal);
        // Back from the confirmation: what was bought is no refusal.
        if (refusedAfterBuying.has(refusal.code) && (await billing.hasJustBought(userId))) {
          return { redirectTo: `${languagePrefix(language)}/subscription` };
        }
        return {
          route: 'checkout',
          facts: { status: 'refused', error: errorIn(language, refusal), ...voucher },
        };
      }
      if ('quote' in opening) {
        await voucherCookie.keepFromQuote(request, reply, opening.quote.attributes.voucher);
      }
      // An upgrade stays in the account, and so in the currency, of the plan that it replaces.
      const zone = billedIn === undefined ? place.zone : zoneFor({ country: billedIn, language });
      const membership = await billing.membershipOf(userId);
      const { email = '', firstName = '', lastName = '' } = (await personOf(userId)) ?? {};
      return {
        route: 'checkout',
        facts: {
          status: 'open',
          subscriptionStatus: countedStatusOf(membership, { paymentDue }),
          email,
          fullName: `${firstName} ${lastName}`.trim(),
          plans: planChoices(
            planOffersIn(zone, upgrade ? [chosen] : soldPlans.offeredWith(chosen), { mayTry }),
          ),
          chosen,
          ...(upgrade && { upgrade }),
          ...(country !== undefined && { country }),
          methods: paymentMethodsShownIn(country),
          layout: flags.showTablessPaymentForm ? 'list' : 'tabs',
          ...voucher,
          ...(postalCodeWanted && { postalCodeWanted }),
          ...postalCode,
          ...opening,
          ...(query.paymentMethod && { paymentMethod: query.paymentMethod }),
          ...(query.unpaid && { scriptWanted: true }),
          ...(query.paypal && { paypal: query.paypal }),
        },
      };
    },
  };
}

/**
 * The country that is billed. None is assumed where the look-up failed: the plans were shown with their tax inside, and a
 * guess may add it.
 */
function billingCountry({ country, lookupStatus }: Place, language: Language): string | undefined {
  return lookupStatus === 'failure' ? undefined : (country ?? likelyCountry[language]);
}

/** The plans to choose from. The one that is chosen most comes first. */
function planChoices(offers: PlanOffer[]) {
  return offers
    .toSorted((one, other) => Number(other.kind === 'annual') - Number(one.kind === 'annual'))
    .map(({ code, kind, period, price, trialDays }) => ({
      code,
      kind,
      price,
      period,
      ...(trialDays > 0 && { trialDays }),
    }));
}

/** What a plan that was bought a moment ago is answered with, where its checkout is opened again. */
const refusedAfterBuying: ReadonlySet<string> = new Set<EligibilityCode>([
  'ALREADY_SUBSCRIBER',
  'CANNOT_UPGRADE',
  'SUBSCRIPTION_ALREADY_QUEUED',
]);

/**
 * Why this person may not buy, or where their plan is billed that the new one replaces, and whether a charge of theirs is
 * due. Where the billing company is down or slow the page opens: its quote will tell.
 */
async function validated(
  billing: PageSources['billing'],
  userId: string,
  { chosen: plan, upgrade, voucher, otherCard }: CheckoutQuery & { chosen: PlanCode },
  deadline: AbortSignal,
): Promise<{ refusal?: ApiError; country?: string; paymentDue?: boolean }> {
  const answer = await withTimeout(
    () => billing.validate(userId, { plan, upgrade, ...(voucher && { voucherCode: voucher }) }),
    undefined,
    deadline,
  );
  if (answer === undefined) return {};
  if (answer.ok) return answer;
  const { statusCode, error } = answer.refusal;
  if (statusCode >= 500 || (error.code === 'DEFAULT_PAYMENT_METHOD_EXPIRED' && otherCard)) return {};
  return { refusal: error };
}

/** The page of a purchase. */
function confirmationAddress(language: Language, purchaseId: string): string {
  return `${languagePrefix(language)}/buy/checkout/summary?purchase=${purchaseId}`;
}
