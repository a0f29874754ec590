import type { FactsOf } from '../../../http/page-handler.ts';
import { paymentMethodsShownIn } from '../payment-methods.ts';
import { pricedIn } from './offer-facts.ts';
import { countedStatusOf } from './counted-status.ts';
import type { CheckoutRequest, CountryAndQuote } from './country-and-quote.ts';
import type { PageSources } from './page-sources.ts';
import { planOffersIn, type PlanOffer } from './plan-offers.ts';

type OpenCheckout = Extract<FactsOf<'checkout'>, { status: 'open' }>;

/** The facts of a checkout whose user may buy. */
export async function openCheckout(
  {
    billing,
    personOf,
    employerOf,
    familyOwnerOf,
    familyAccessOf,
  }: Pick<PageSources, 'billing' | 'personOf' | 'employerOf' | 'familyOwnerOf' | 'familyAccessOf'>,
  { userId, location, query, chosen, voucherCode }: CheckoutRequest,
  { accountCountry, country, postalCode, postalCodeWanted, quote, ...answer }: CountryAndQuote,
  { mayHaveFreeDays, layout }: { mayHaveFreeDays: boolean; layout: OpenCheckout['layout'] },
): Promise<OpenCheckout> {
  const { upgrade, begins, paymentMethod, unpaid, paypal } = query;
  const { zone } = pricedIn(accountCountry, location);
  const later = begins === 'later';
  const codes = upgrade || later ? [chosen] : billing.soldPlans.offeredWith(chosen);
  const membership = await billing.membershipOf(userId);
  const { email = '', firstName = '', lastName = '' } = (await personOf(userId)) ?? {};
  const employer = await employerOf(userId);
  const familyOwner = await familyOwnerOf(userId);
  const family = await familyAccessOf(userId);
  return {
    status: 'open',
    subscriptionStatus: countedStatusOf(membership, answer),
    email,
    ...(employer !== undefined && { employer }),
    ...(familyOwner !== undefined && { familyOwner }),
    ...(family !== undefined && { family }),
    fullName: `${firstName} ${lastName}`.trim(),
    plans: planChoices(planOffersIn(zone, codes, { mayHaveFreeDays })),
    chosen,
    ...(upgrade && { upgrade }),
    ...(later && { begins }),
    ...(country !== undefined && { country }),
    methods: paymentMethodsShownIn(country),
    layout,
    ...(billing.walletsOffered.length > 0 && { wallets: [...billing.walletsOffered] }),
    ...(voucherCode !== undefined && { voucherCode }),
    ...(postalCodeWanted && { postalCodeWanted }),
    ...(postalCode !== undefined && { postalCode }),
    ...(quote !== undefined && { quote }),
    ...(answer.postalCodeProblem && { postalCodeProblem: answer.postalCodeProblem }),
    ...(paymentMethod && { paymentMethod }),
    ...(unpaid && { scriptWanted: true }),
    ...(paypal && { paypal }),
  };
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
