import type { ApiError } from '../http/api-errors.ts';
import {
  paymentTypesFor,
  plans,
  soldPlanCodes,
  zoneFor,
  type Billing,
  type PlanCode,
} from '../modules/billing/index.ts';
import type { Flags } from '../modules/flags/index.ts';
import { isCountryCode } from '../modules/location/index.ts';
import type { AnswerPage, PageAnswer, PageCall } from '../modules/pages/index.ts';
import { inTime } from './in-time.ts';
import { planOffersIn, type PlanOffer } from './plan-offers.ts';

/** What the checkout's pages are made from. */
export interface CheckoutSources {
  billing: Pick<Billing, 'findPurchase' | 'membershipOf' | 'openPurchaseOf' | 'paymentShown' | 'validate'>;
  flags: Flags;
  locationOf: (
    request: PageCall['request'],
    language: PageCall['language'],
  ) => { country: string | undefined };
  emailOf: (userId: string) => Promise<string | undefined>;
  /** The address of a purchase's own page. */
  confirmationAddress: (language: PageCall['language'], purchaseId: string) => string;
}

type Language = PageCall['language'];

/** Where most readers of a language live: the billing country until one is known or chosen. */
const likelyCountry: Record<Language, string> = { en: 'US', de: 'DE', es: 'ES', fr: 'FR', pt: 'BR' };

/** The checkout, if it is open and this person may buy; what stands in the way if not. */
export function answerCheckout(sources: CheckoutSources): AnswerPage {
  const { billing, flags, locationOf, confirmationAddress } = sources;

  return async ({ request, language, userId = '' }): Promise<PageAnswer> => {
    const shown = await flags.flagsFor(request);
    if (shown.checkoutMaintenancePage) {
      return { route: 'checkoutMaintenance', facts: undefined as never, statusCode: 503 };
    }
    const query = readQuery(request.query);
    if (query.plan !== undefined && !isSold(query.plan)) {
      return { route: 'checkoutUnsupported', facts: undefined as never };
    }
    const open = await billing.openPurchaseOf(userId);
    if (open !== undefined) return { goTo: confirmationAddress(language, open.id) };

    const { voucher: voucherCode } = query;
    const refusal = await refusalFor(billing, userId, query);
    if (refusal !== undefined) {
      return {
        route: 'checkout',
        facts: { status: 'refused', error: refusal, ...(voucherCode && { voucherCode }) },
      };
    }
    const country = query.country ?? locationOf(request, language).country ?? likelyCountry[language];
    const mayTry = (await billing.membershipOf(userId)).status === 'NONE';
    return {
      route: 'checkout',
      facts: {
        status: 'open',
        userId,
        plans: mostChosenFirst(planOffersIn(zoneFor({ country, language }))).map(
          ({ code, kind, price, trialDays }) => ({
            code,
            kind,
            price,
            period: plans[code].period === 'year' ? 'year' : 'month',
            ...(mayTry && trialDays > 0 && { trialDays }),
          }),
        ),
        chosen: query.plan ?? 'B2C14DANNUAL',
        country,
        methods: paymentTypesFor(country).map((type) => (type === 'ZUORA' ? 'card' : 'paypal')),
        layout: shown.showTablessPaymentForm ? 'list' : 'tabs',
        ...(voucherCode && { voucherCode }),
        ...(query.postalCode && { postalCode: query.postalCode }),
        ...(query.paypal && { paypal: query.paypal }),
      },
    };
  };
}

/** What came of a purchase, on its own page. Somebody else's is not found. */
export function answerConfirmation({ billing, emailOf }: CheckoutSources): AnswerPage {
  return async ({ request, userId = '' }): Promise<PageAnswer> => {
    const { purchase: purchaseId } = readQuery(request.query);
    const found = purchaseId === undefined ? undefined : await billing.findPurchase(purchaseId, userId);
    if (found?.ok !== true || purchaseId === undefined) {
      return { route: 'notFound', facts: undefined as never, statusCode: 404 };
    }
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
  };
}

/** The order of the checkout: what most people choose stands where the eye begins. */
function mostChosenFirst(offers: PlanOffer[]): PlanOffer[] {
  return offers.toSorted((one, other) => Number(other.kind === 'annual') - Number(one.kind === 'annual'));
}

/** Why this person may not buy. A billing company that is away or slow does not close the page: its quote will tell. */
async function refusalFor(
  billing: CheckoutSources['billing'],
  userId: string,
  { upgrade, voucher, otherCard }: CheckoutQuery,
): Promise<ApiError | undefined> {
  const validated = await inTime(
    billing.validate(userId, { upgrade, ...(voucher && { voucherCode: voucher }) }),
    undefined,
  );
  if (validated === undefined || validated.ok || validated.refusal.statusCode >= 500) return undefined;
  const { error } = validated.refusal;
  return error.code === 'DEFAULT_PAYMENT_METHOD_EXPIRED' && otherCard ? undefined : error;
}

interface CheckoutQuery {
  plan: string | undefined;
  voucher: string | undefined;
  country: string | undefined;
  postalCode: string | undefined;
  purchase: string | undefined;
  upgrade: boolean;
  /** The buyer will not pay with what we hold. */
  otherCard: boolean;
  paypal: { status: 'approved'; token: string } | { status: 'cancelled' } | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readQuery(query: unknown): CheckoutQuery {
  const values = query as Record<string, unknown>;
  const text = (name: string, pattern: RegExp) => {
    const value = values[name];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const country = text('country', /^[A-Z]{2}$/);
  const token = text('ba_token', /^[\w-]{1,100}$/) ?? text('token', /^[\w-]{1,100}$/);
  return {
    plan: text('plan', /^\w{1,40}$/),
    voucher: text('voucher', /^[\w-]{1,40}$/),
    country: isCountryCode(country) ? country : undefined,
    postalCode: text('postalCode', /^[\w -]{1,20}$/),
    purchase: text('purchase', uuid),
    upgrade: values.upgrade === 'true',
    otherCard: values.card === 'new',
    paypal:
      values.paypal === 'approved' && token !== undefined
        ? { status: 'approved', token }
        : values.paypal === 'cancelled'
          ? { status: 'cancelled' }
          : undefined,
  };
}

function isSold(code: string): code is PlanCode {
  return soldPlanCodes.some((sold) => sold === code);
}
