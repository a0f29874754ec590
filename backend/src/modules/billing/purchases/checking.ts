import type { Clock } from '../../../process/clock.ts';
import { dayOf } from '../../../domain/days.ts';
import { paymentTypesFor } from '../payment-methods.ts';
import { accountFor, type Refresh } from '../members/refreshing.ts';
import type { Person } from '../ports.ts';
import type { QuoteRepository } from '../quotes/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { orderBody } from '../zuora/order-body.ts';
import type { AccountForPurchase } from './account-for-purchase.ts';
import type { PaymentReferences } from './payment-references.ts';
import type { QuoteChecking } from './quote-checking.ts';
import {
  addressIncomplete,
  paymentReferenceUnknown,
  paymentTypeNotAllowed,
  quoteNotFound,
} from './refusals.ts';
import type { Purchase } from './repository.ts';

/** A purchase that may be ordered, with the body of its order, or why not. */
export type Checked =
  { ok: true; orderBody: object; voucherCode: string | undefined } | { ok: false; refusal: Refusal };

/** Looks at everything that can stand in the way of a purchase before an order leaves. */
export function createChecking(parts: {
  accountForPurchase: Pick<AccountForPurchase, 'changeFor'>;
  quotes: QuoteRepository;
  refusalOfQuote: QuoteChecking;
  refresh: Refresh;
  references: PaymentReferences;
  clock: Clock;
}) {
  const { accountForPurchase, quotes, refusalOfQuote, refresh, references, clock } = parts;

  return async function check({ payment, orderNumber, quoteId }: Purchase, person: Person): Promise<Checked> {
    const refuse = (refusal: Refusal) => ({ ok: false as const, refusal });
    const quote = quoteId === null ? undefined : await quotes.find(quoteId, person.userId);
    if (quote === undefined || payment === null) return refuse(quoteNotFound);
    if (!paymentTypesFor(quote.offer.country).includes(payment.type)) return refuse(paymentTypeNotAllowed);
    if (quote.offer.taxPending) return refuse(addressIncomplete);
    const method = await references.own(payment, person.userId);
    if (!method.ok)
      return refuse(method.reason === 'unavailable' ? billingUnavailable : paymentReferenceUnknown);

    const refreshed = await refresh(person.userId, { announce: true });
    if (!refreshed.ok) return refuse(billingUnavailable);
    const changed = await refusalOfQuote(quote);
    if (changed !== undefined) return refuse(changed);

    const { currency, address } = quote.content;
    const { paymentMethodId } = method;
    const account = accountFor(refreshed.accounts, person.userId, currency);
    const problem = account.exists
      ? await accountForPurchase.changeFor(account.number, { address, paymentMethodId })
      : undefined;
    if (problem !== undefined) return refuse(problem);
    const body = orderBody(
      quote.content,
      { ...person, account },
      { orderNumber, paymentMethodId, today: dayOf(clock.now()) },
    );
    const { voucher } = quote.offer;
    return {
      ok: true,
      orderBody: body,
      voucherCode: voucher?.status === 'applied' ? voucher.code : undefined,
    };
  };
}

export type Checking = ReturnType<typeof createChecking>;
