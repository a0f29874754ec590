import type { Clock } from '../../../process/clock.ts';
import { dayOf } from '../../../domain/days.ts';
import { paymentTypesFor } from '../payment-methods.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { eligibilityRefusal } from '../eligibility-refusal.ts';
import { accountNumberOf, type BillingAccount, type Refresh } from '../members/refreshing.ts';
import type { Person } from '../ports.ts';
import { quoteAnswer } from '../quotes/answer.ts';
import type { Quoting } from '../quotes/quoting.ts';
import type { Quote, QuoteRepository } from '../quotes/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { Validating } from '../validating.ts';
import { orderBody } from '../zuora/order-body.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PaymentReferences } from './payment-references.ts';
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
  zuora: Pick<Zuora, 'changeAccount'>;
  quotes: QuoteRepository;
  quoting: Quoting;
  rightToBuy: Validating['rightToBuy'];
  refresh: Refresh;
  references: PaymentReferences;
  clock: Clock;
}) {
  const { zuora, quotes, quoting, rightToBuy, refresh, references, clock } = parts;

  /** Whether the quote still says what would be charged now, and if not, the one that does. */
  async function stillTrue(quote: Quote): Promise<Refusal | undefined> {
    const { userId, asked, offer } = quote;
    const right = await rightToBuy(userId, asked);
    if (!right.ok) return right.refusal;

    const drawn = await quoting.draw(userId, asked, right);
    if (!drawn.ok) return drawn.refusal;
    const { voucher } = drawn.offer;
    if (
      offer.voucher?.status === 'applied' &&
      voucher?.status === 'refused' &&
      voucher.reason === 'alreadyUsed'
    ) {
      return eligibilityRefusal({ code: 'CANNOT_SUBSCRIBE' }, { userId, voucherCode: voucher.code });
    }
    const expired = quote.expiresAt <= clock.now();
    if (!expired && drawn.fingerprint === quote.fingerprint) return undefined;
    const fresh = await quoting.keep(userId, asked, drawn);
    return quoteChanged(expired ? 'QUOTE_EXPIRED' : 'QUOTE_CHANGED', fresh);
  }

  /** Sets the account's payment method and address to those of this purchase. */
  async function prepareAccount(
    account: BillingAccount,
    quote: Quote,
    paymentMethodId: string,
  ): Promise<Refusal | undefined> {
    const { address } = quote.content;
    const changed = await zuora.changeAccount(account.number, { address, paymentMethodId });
    if (changed.ok) return undefined;
    return certaintyOf(changed) === 'refused' ? paymentReferenceUnknown : billingUnavailable;
  }

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
    const changed = await stillTrue(quote);
    if (changed !== undefined) return refuse(changed);

    const { currency } = quote.content;
    const account = refreshed.accounts.find((each) => each.currency === currency);
    const problem = account && (await prepareAccount(account, quote, method.paymentMethodId));
    if (problem !== undefined) return refuse(problem);
    const ownCurrency = refreshed.accounts.length === 0 ? undefined : currency;
    const body = orderBody(
      quote.content,
      {
        ...person,
        account: {
          number: account?.number ?? accountNumberOf(person.userId, ownCurrency),
          exists: account !== undefined,
        },
      },
      { orderNumber, paymentMethodId: method.paymentMethodId, today: dayOf(clock.now()) },
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

function quoteChanged(code: 'QUOTE_EXPIRED' | 'QUOTE_CHANGED', quote: Quote): Refusal {
  return {
    statusCode: 409,
    error: {
      code,
      title: 'Please look again',
      detail: 'Your order has been worked out again. Nothing was charged.',
      data: { quote: quoteAnswer(quote) },
    },
  };
}
