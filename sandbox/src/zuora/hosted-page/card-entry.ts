import { newId } from '../identifiers.ts';
import type { PaymentMethod } from '../model.ts';
import { testCards, type CardRefusal } from './test-cards.ts';

/** What was typed into the card form, and what the page's address carried along. */
export interface CardFields {
  field_creditCardNumber?: string;
  field_creditCardHolderName?: string;
  field_creditCardExpirationMonth?: string;
  field_creditCardExpirationYear?: string;
  /** Month and year as they are typed into one field: MM / YY. */
  field_creditCardExpirationDate?: string;
  field_cardSecurityCode?: string;
}

/** The fields that can be wrong. */
export const cardFieldNames = ['number', 'holder', 'expiry', 'code'] as const;

/** A field that can be wrong. */
export type CardFieldName = (typeof cardFieldNames)[number];

/** What became of a card that was typed. */
export type CardEntry =
  | { outcome: 'incomplete'; problems: CardFieldName[] }
  | { outcome: 'refused'; reason: CardRefusal }
  | { outcome: 'accepted'; method: PaymentMethod };

/** Checks a card, and makes a payment method of it. Neither number nor code is kept. */
export function enterCard(fields: CardFields, passthrough1: string | undefined, now: Date): CardEntry {
  const number = fields.field_creditCardNumber?.replace(/[\s-]/g, '') ?? '';
  const card = testCards.find((each) => each.number === number);
  const holder = fields.field_creditCardHolderName?.trim() ?? '';
  const { expirationMonth, expirationYear } = expirationOf(fields);
  const lasts = Date.UTC(expirationYear, expirationMonth, 1) > now.getTime();

  const problems: CardFieldName[] = [];
  if (!card) problems.push('number');
  if (holder === '') problems.push('holder');
  if (!(expirationMonth > 0 && expirationYear > 0)) problems.push('expiry');
  if (!/^\d{3,4}$/.test(fields.field_cardSecurityCode?.trim() ?? '')) problems.push('code');
  if (!card || problems.length > 0) return { outcome: 'incomplete', problems };
  if (!lasts) return { outcome: 'refused', reason: 'expired' };
  if ('refusal' in card) return { outcome: 'refused', reason: card.refusal };

  const end = card.behaviour === 'expired' ? lastMonth(now) : { expirationMonth, expirationYear };
  return {
    outcome: 'accepted',
    method: {
      id: newId(),
      type: 'CreditCard',
      behaviour: card.behaviour,
      createdAt: now.toISOString(),
      card: {
        number: `************${number.slice(-4)}`,
        brand: card.brand,
        holder: holder.slice(0, 100),
        ...end,
      },
      failures: 0,
      ...(passthrough1 === undefined ? {} : { passthrough1 }),
    },
  };
}

/** The month and the year, from two fields or from one; NaN or 0 where there is none. */
function expirationOf(fields: CardFields): { expirationMonth: number; expirationYear: number } {
  const [, month, year] =
    /^\s*(\d{1,2})\D*(\d{2})\s*$/.exec(fields.field_creditCardExpirationDate ?? '') ?? [];
  if (month !== undefined && year !== undefined) {
    return { expirationMonth: Number(month) <= 12 ? Number(month) : 0, expirationYear: 2000 + Number(year) };
  }
  return {
    expirationMonth: Number(fields.field_creditCardExpirationMonth),
    expirationYear: Number(fields.field_creditCardExpirationYear),
  };
}

function lastMonth(now: Date): { expirationMonth: number; expirationYear: number } {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return { expirationMonth: end.getUTCMonth() + 1, expirationYear: end.getUTCFullYear() };
}
