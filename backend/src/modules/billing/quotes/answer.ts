import { Type, type Static } from 'typebox';
import { Money } from '../../../domain/money.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { priceIn } from '../catalogue/price-zones.ts';
import { PlanCode, shownOffer, ShownOffer } from './offer.ts';
import type { Quote } from './repository.ts';

/** A quote as it is answered. */
export const QuoteAnswer = Type.Object({
  id: Type.String(),
  attributes: Type.Interface([ShownOffer], {
    expiresAt: Type.String(),
    /** The plans to choose from in place of this one, at their prices there. Only a new quote has them. */
    plans: Type.Optional(Type.Array(Type.Object({ code: PlanCode, price: Money }))),
  }),
});
export type QuoteAnswer = Static<typeof QuoteAnswer>;

/** Shows a quote to the person it was made for. */
export function quoteAnswer({ id, offer, expiresAt }: Quote): QuoteAnswer {
  return { id, attributes: { ...shownOffer(offer), expiresAt: expiresAt.toISOString() } };
}

/** The same for a checkout whose country may be another than before: with the plans at the quote's currency. */
export function quoteAnswerWithPlans(
  quote: Quote,
  { isSold, offeredWith }: Pick<SoldPlans, 'isSold' | 'offeredWith'>,
): QuoteAnswer {
  const { id, attributes } = quoteAnswer(quote);
  const { asked, totalToday } = quote.offer;
  const codes = isSold(asked) ? offeredWith(asked) : [];
  const plans = codes.map((code) => ({ code, price: priceIn(code, totalToday.currency) }));
  return { id, attributes: { ...attributes, plans } };
}
