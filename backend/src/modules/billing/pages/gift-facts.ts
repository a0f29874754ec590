import { uuidPattern } from '../../../domain/uuid.ts';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import { giftKinds, giftPriceIn, type GiftKind } from '../gifts/gift-kinds.ts';
import type { Gift } from '../gifts/repository.ts';
import { currencyOf, type PriceZone } from '../catalogue/price-zones.ts';

type HeldGift = NonNullable<Extract<FactsOf<'subscription'>, { status: 'known' }>['gifts']>[number];
type Summary = Extract<FactsOf<'givenGift'>, { status: 'given' }>['gift'];

/** A gift as its giver's pages name it. */
export function summaryOf({ id, wish, card, receiverEmail, sendOn }: Gift): Summary {
  return {
    id,
    kind: wish.kind,
    receiverName: card.receiverName,
    receiverEmail: receiverEmail ?? '',
    ...(sendOn !== null && { sendOn }),
  };
}

/** What can be given in a zone, without the tax that some places add. */
export function giftChoicesIn(zone: PriceZone) {
  return giftKinds.map((kind) => ({ kind, price: giftPriceIn(kind, currencyOf(zone)) }));
}

/** The kind of gift that an address names. A year is given most. */
export function giftKindIn(query: URLSearchParams): GiftKind {
  return giftKinds.find((kind) => kind === query.get('kind')) ?? 'year';
}

/** The gift that an address names. */
export function giftIdIn(query: URLSearchParams): string | undefined {
  const id = query.get('gift');
  return id !== null && uuidPattern.test(id) ? id : undefined;
}

/** The gifts that a member has opened and given, as they stand on a day. */
export function heldGifts(
  { received, given }: { received: readonly Gift[]; given: readonly Gift[] },
  today: Day,
): HeldGift[] {
  return [
    ...received.map(({ wish, giverName, redeemedAt }) => ({
      ...{ direction: 'received' as const, kind: wish.kind },
      ...(giverName !== '' && { name: giverName }),
      on: redeemedAt === null ? today : dayOf(redeemedAt),
    })),
    ...given.map((gift) => ({
      ...{ direction: 'given' as const, id: gift.id, kind: gift.wish.kind, name: gift.card.receiverName },
      ...standingOn(gift, today),
    })),
  ];
}

function standingOn(
  { state, boughtOn, sendOn, sentAt, redeemedAt, validUntil }: Gift,
  today: Day,
): Pick<Extract<HeldGift, { direction: 'given' }>, 'standing' | 'on'> {
  const bought = boughtOn ?? today;
  if (redeemedAt !== null) return { standing: 'redeemed', on: dayOf(redeemedAt) };
  if (state === 'refunding' || state === 'refunded') return { standing: 'refunded', on: bought };
  if (validUntil !== null && validUntil <= today) return { standing: 'expired', on: addDays(validUntil, -1) };
  if (sentAt !== null) return { standing: 'sent', on: dayOf(sentAt) };
  return { standing: 'waiting', on: sendOn ?? bought };
}
