import type { Clock } from '../../../process/clock.ts';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import { planFor, plans } from '../catalogue/plans.ts';
import { currencyOf, zoneFor } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { endOfReplaced } from '../changes/end-of-replaced.ts';
import type { Eligibility } from '../eligibility.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { quoteLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { Redeemables } from '../ports.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { OrderContent } from '../zuora/order-body.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { addressOf, addressUnknown, isMalformed, postalCodeMalformed } from './address.ts';
import { drawOffer, fingerprintOf } from './drawing-offer.ts';
import { planNotSold } from './refusals.ts';
import type { Offer, QuoteWish } from './offer.ts';
import type { Quote, QuoteRepository } from './repository.ts';

const lifetimeMs = 30 * 60 * 1000;

/** A quote, or why there is none. */
export type Quoted = { ok: true; quote: Quote } | { ok: false; refusal: Refusal };

/** An offer that is drawn but not kept. */
export type Drawn =
  { ok: true; content: OrderContent; offer: Offer; fingerprint: string } | { ok: false; refusal: Refusal };

/** Makes quotes from the billing company's preview, for a user who may buy. */
export function createQuoting(parts: {
  zuora: Pick<Zuora, 'preview'>;
  vouchers: Pick<Redeemables, 'judge'>;
  repository: Pick<QuoteRepository, 'keep'>;
  attempt: Attempt;
  clock: Pick<Clock, 'now'>;
  soldPlans: Pick<SoldPlans, 'isSold'>;
  salesTaxMaximum: Readonly<Record<string, number>>;
}) {
  const { zuora, vouchers, repository, attempt, clock, soldPlans, salesTaxMaximum } = parts;

  async function draw(userId: string, wish: QuoteWish, right: Eligibility & { ok: true }): Promise<Drawn> {
    const today = dayOf(clock.now());
    const address = addressOf(wish);
    if (isMalformed(address)) return { ok: false, refusal: postalCodeMalformed };
    const zone = zoneFor({ country: wish.country, language: 'en' });
    const plan = planFor(wish.plan, right);
    const verdict =
      wish.voucherCode === undefined
        ? undefined
        : await vouchers.judge(wish.voucherCode, {
            ...{ userId, planCode: plan, zone, today },
            newMember: right.mayHaveFreeDays,
          });
    const { replaces } = right;
    const freeDays = verdict?.ok && 'freeDays' in verdict ? verdict.freeDays : 0;
    const content: OrderContent = {
      plan,
      // One order ends the current plan and begins this one, in one account.
      currency: replaces?.nextCharge?.currency ?? currencyOf(zone),
      address,
      startsOn: right.startsOn,
      firstChargeOn: addDays(right.startsOn, Math.max(freeDays, plans[plan].trialDays)),
      ...(verdict?.ok &&
        'percentOff' in verdict && { discount: { percentOff: verdict.percentOff, months: verdict.months } }),
      ...(replaces !== undefined && endOfReplaced(replaces, right.startsOn, today)),
    };

    const preview = await zuora.preview(content, today);
    if (!preview.ok) {
      const unknown = certaintyOf(preview) === 'refused' && (await isPostalCodeAtFault(content, today));
      return { ok: false, refusal: unknown ? addressUnknown : billingUnavailable };
    }
    const offer = drawOffer({ wish, content, zone, verdict, preview: preview.body, today, salesTaxMaximum });
    if (offer === undefined) return { ok: false, refusal: billingUnavailable };
    return { ok: true, content, offer, fingerprint: fingerprintOf(offer, content) };
  }

  /** A refusal does not say what it is about: it is the postal code where the same order without one is accepted. */
  async function isPostalCodeAtFault(content: OrderContent, today: Day): Promise<boolean> {
    const { country, postalCode } = content.address;
    if (postalCode === undefined) return false;
    return (await zuora.preview({ ...content, address: { country } }, today)).ok;
  }

  async function keep(
    userId: string,
    asked: QuoteWish,
    { content, offer, fingerprint }: Drawn & { ok: true },
  ) {
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    return repository.keep({ userId, asked, content, offer, fingerprint, expiresAt });
  }

  return {
    draw,
    keep,
    quote: async (userId: string, wish: QuoteWish, right: Eligibility & { ok: true }): Promise<Quoted> => {
      if (!soldPlans.isSold(wish.plan)) return { ok: false, refusal: planNotSold };
      const allowed = await attempt(userId, quoteLimit);
      if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_QUOTES', allowed.minutes) };
      const drawn = await draw(userId, wish, right);
      return drawn.ok ? { ok: true, quote: await keep(userId, wish, drawn) } : drawn;
    },
  };
}

export type Quoting = ReturnType<typeof createQuoting>;
