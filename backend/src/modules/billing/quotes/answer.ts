import { Type, type Static } from 'typebox';
import { Offer } from './offer.ts';
import type { Quote } from './repository.ts';

/** A quote as it is answered. */
export const QuoteAnswer = Type.Object({
  id: Type.String(),
  attributes: Type.Interface([Offer], { expiresAt: Type.String() }),
});
export type QuoteAnswer = Static<typeof QuoteAnswer>;

/** Shows a quote to the person it was made for. */
export function quoteAnswer({ id, offer, expiresAt }: Quote): QuoteAnswer {
  return { id, attributes: { ...offer, expiresAt: expiresAt.toISOString() } };
}
