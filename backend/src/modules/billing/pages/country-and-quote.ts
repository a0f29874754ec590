import { isTaxExclusive } from '../../../domain/countries.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import { likelyCountries, type PriceZone } from '../catalogue/price-zones.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import type { CheckoutQuery } from './checkout-query.ts';
import { firstQuote, type FirstQuote } from './first-quote.ts';
import type { PageSources } from './page-sources.ts';

/** A signed-in user's request for the checkout of a plan. */
export interface CheckoutRequest {
  userId: string;
  language: Language;
  location: VisitorLocation<PriceZone>;
  query: CheckoutQuery;
  chosen: SellablePlan;
  /** From the address, or else from its cookie. */
  voucherCode: string | undefined;
}

/** The country that is billed and the first quote for it, or why this user may not buy. */
export interface CountryAndQuote extends FirstQuote {
  /** Absent where its look-up failed. */
  country?: string;
  /** The country of the account that pays for the plan that is replaced. */
  accountCountry?: string;
  postalCodeWanted: boolean;
  postalCode?: string;
  /** Whether a charge failed and is tried again. */
  paymentDue: boolean;
}

/** Asks whether the user may buy, settles the country that is billed, and quotes the plan there. */
export async function countryAndQuote(
  billing: Pick<PageSources['billing'], 'quote' | 'validate'>,
  { userId, language, location, query, chosen, voucherCode }: CheckoutRequest,
): Promise<CountryAndQuote> {
  const deadline = pageDeadline();
  const {
    refusal,
    country: accountCountry,
    paymentDue = false,
  } = await validated(billing, userId, { ...query, chosen }, deadline);
  const country = query.country ?? accountCountry ?? billingCountry(location, language);
  const postalCodeWanted = isTaxExclusive(country);
  const postalCode = postalCodeWanted && query.postalCode ? { postalCode: query.postalCode } : {};
  const region = {
    ...(country !== undefined && { country }),
    ...(accountCountry !== undefined && { accountCountry }),
    postalCodeWanted,
    ...postalCode,
    paymentDue,
  };
  if (refusal !== undefined) return { ...region, refusal };
  if (country === undefined) return region;

  const wish = {
    plan: chosen,
    country,
    ...(query.upgrade && { upgrade: true }),
    ...(query.begins === 'later' && { begins: query.begins }),
    ...(voucherCode !== undefined && { voucherCode }),
    ...postalCode,
  };
  return { ...region, ...(await firstQuote(billing, userId, wish, deadline)) };
}

/**
 * The country that is billed. None is assumed where the look-up failed: the plans were shown with their tax inside, and a
 * guess may add it.
 */
function billingCountry(
  { country, lookupStatus }: VisitorLocation<PriceZone>,
  language: Language,
): string | undefined {
  return lookupStatus === 'failure' ? undefined : (country ?? likelyCountries[language]);
}

/**
 * Why this person may not buy, or where their plan is billed that the new one replaces, and whether a charge of theirs is
 * due. Where the billing company is down or slow the page opens: its quote will tell.
 */
async function validated(
  billing: Pick<PageSources['billing'], 'validate'>,
  userId: string,
  { chosen: plan, upgrade, begins, voucher, otherCard }: CheckoutQuery & { chosen: SellablePlan },
  deadline: AbortSignal,
): Promise<{ refusal?: ApiError; country?: string; paymentDue?: boolean }> {
  const wanted = { plan, upgrade, ...(begins === 'later' && { begins }) };
  const answer = await withTimeout(
    () => billing.validate(userId, { ...wanted, ...(voucher && { voucherCode: voucher }) }),
    undefined,
    deadline,
  );
  if (answer === undefined) return {};
  if (answer.ok) return answer;
  const { statusCode, error } = answer.refusal;
  if (statusCode >= 500 || (error.code === 'DEFAULT_PAYMENT_METHOD_EXPIRED' && otherCard)) return {};
  return { refusal: error };
}
