import { dayOf, type Day } from '../../../domain/days.ts';
import { minorUnits } from '../../../domain/money.ts';
import type { Clock } from '../../../process/clock.ts';
import { currencyOf, zoneFor } from '../catalogue/price-zones.ts';
import { taxModeFor } from '../catalogue/tax-mode.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { paymentTypesFor } from '../payment-methods.ts';
import { addressOf, addressUnknown, isMalformed, postalCodeMalformed } from '../quotes/address.ts';
import { linesOf } from '../quotes/drawing-offer.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { GiftContent } from '../zuora/gift-order-body.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { GiftOffer, GiftWish } from './gift.ts';
import { addressIncomplete } from '../purchases/refusals.ts';

/** What a gift costs, with what would be ordered; or why that is not known. */
export type DrawnGift =
  { ok: true; content: GiftContent; offer: GiftOffer; fingerprint: string } | { ok: false; refusal: Refusal };

/** Draws what a gift costs from the billing company's own preview. */
export function createGiftDrawing({
  zuora,
  clock,
}: {
  zuora: Pick<Zuora, 'previewGift'>;
  clock: Pick<Clock, 'now'>;
}) {
  /** A refusal does not say what it is about: it is the postal code where the same order without one is accepted. */
  async function isPostalCodeAtFault(content: GiftContent, today: Day): Promise<boolean> {
    const { country, postalCode } = content.address;
    return (
      postalCode !== undefined && (await zuora.previewGift({ ...content, address: { country } }, today)).ok
    );
  }

  return async function draw(wish: GiftWish): Promise<DrawnGift> {
    const refuse = (refusal: Refusal) => ({ ok: false as const, refusal });
    const address = addressOf(wish);
    if (isMalformed(address)) return refuse(postalCodeMalformed);
    const taxMode = taxModeFor(wish.country, 'success');
    if (taxMode === 'TAX_EXCLUSIVE' && address.postalCode === undefined) return refuse(addressIncomplete);
    const currency = currencyOf(zoneFor({ country: wish.country, language: 'en' }));
    const content: GiftContent = { kind: wish.kind, currency, address };
    const today = dayOf(clock.now());
    const preview = await zuora.previewGift(content, today);
    if (!preview.ok) {
      const unknown = certaintyOf(preview) === 'refused' && (await isPostalCodeAtFault(content, today));
      return refuse(unknown ? addressUnknown : billingUnavailable);
    }
    const invoice = onlyInvoice(preview.body, today);
    if (invoice === undefined) return refuse(billingUnavailable);
    const offer: GiftOffer = {
      kind: wish.kind,
      country: wish.country,
      taxMode,
      lines: linesOf(invoice, taxMode, currency),
      total: minorUnits(invoice.amount, currency),
      paidOn: today,
      paymentTypes: [...paymentTypesFor(wish.country)],
    };
    return { ok: true, content, offer, fingerprint: fingerprintOf(offer) };
  };
}

export type GiftDrawing = ReturnType<typeof createGiftDrawing>;

/** A gift is paid for once, on the day of its order: anything else is not what we sell. */
function onlyInvoice({ previewResult: { invoices } }: PreviewAnswer, today: Day) {
  const [invoice] = invoices;
  return invoices.length === 1 && invoice?.targetDate === today ? invoice : undefined;
}

/** The day is no part of it: the same gift for the same money may be paid for a minute after midnight. */
function fingerprintOf({ kind, country, lines, total }: GiftOffer): string {
  return JSON.stringify({ kind, country, lines, total });
}
