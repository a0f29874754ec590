import type { CardField, CardProblem } from '@stillpoint/design-system';
import { cardRefusalOf, type RefusedCard } from './cardRefusal.ts';

/** The fields by the payment partner's names. */
const fields: Readonly<Record<string, CardField>> = {
  creditCardNumber: 'number',
  creditCardType: 'number',
  creditCardExpirationMonth: 'expiry',
  creditCardExpirationYear: 'expiry',
  cardSecurityCode: 'code',
  creditCardHolderName: 'holder',
};

/** What the payment partner says of one field. */
export interface FieldProblem {
  field: string;
  empty: boolean;
}

/** One message for all fields: they are missing if each is empty, and otherwise to be checked. */
export function problemOfFields(problems: readonly FieldProblem[]): CardProblem {
  const named = namesOf(problems);
  // A page that names no field that we know, such as a challenge that it added.
  if (named.length === 0) return { reason: 'detailsWrong' };
  return { reason: problems.every(({ empty }) => empty) ? 'missing' : 'invalid', fields: named };
}

/** Why the card that was submitted is refused. */
export function problemOfRefusal(refusal: RefusedCard & { emptyFields: readonly string[] }): CardProblem {
  return refusal.emptyFields.length > 0
    ? problemOfFields(refusal.emptyFields.map((field) => ({ field, empty: true })))
    : { reason: cardRefusalOf(refusal) };
}

function namesOf(problems: readonly FieldProblem[]): CardField[] {
  return [...new Set(problems.flatMap(({ field }) => fields[field] ?? []))];
}
