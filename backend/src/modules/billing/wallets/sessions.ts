import type { Config } from '../../../config/config.ts';
import { majorUnits } from '../../../domain/money.ts';
import { certaintyOf } from '../gateway-outcome.ts';
import { accountFor, type Refresh } from '../members/refreshing.ts';
import { tooMany, walletSessionLimit, type Attempt } from '../personal-limits.ts';
import type { Person } from '../ports.ts';
import type { QuoteChecking } from '../purchases/quote-checking.ts';
import { addressIncomplete, interrupted, quoteNotFound } from '../purchases/refusals.ts';
import type { PurchaseRepository } from '../purchases/repository.ts';
import type { Quote, QuoteRepository } from '../quotes/repository.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { accountOf } from '../zuora/order-body.ts';
import type { Zuora } from '../zuora/zuora.ts';

/** Leave to confirm one payment in a wallet, or why there is none. */
export type WalletSession = { ok: true; token: string } | { ok: false; refusal: Refusal };

interface Failed {
  ok: false;
  refusal: Refusal;
}

/**
 * Prepares a payment by a wallet for an offer that the buyer was shown: what they confirm is the sum of that offer, and
 * the payment method that comes of it belongs to their own account. It pays by a purchase, as a card does.
 */
export function createWalletSessions(parts: {
  zuora: Pick<Zuora, 'accountSummary' | 'makeAccount' | 'paymentSession'>;
  quotes: Pick<QuoteRepository, 'find'>;
  purchases: Pick<PurchaseRepository, 'openOf'>;
  refusalOfQuote: QuoteChecking;
  refresh: Refresh;
  attempt: Attempt;
  wallets: Config['wallets'];
}) {
  const { zuora, quotes, purchases, refusalOfQuote, refresh, attempt, wallets } = parts;

  /** The id of the account of an offer. One that is not there is made: a payment is prepared for an account alone. */
  async function accountIdFor(
    person: Person,
    { content }: Quote,
  ): Promise<{ ok: true; accountId: string } | Failed> {
    const refreshed = await refresh(person.userId, { announce: true });
    if (!refreshed.ok) return unavailable;
    const account = accountFor(refreshed.accounts, person.userId, content.currency);
    if (!account.exists) {
      const { newAccount } = accountOf(content, { ...person, account });
      const made = await zuora.makeAccount(newAccount ?? {});
      if (made.ok) return { ok: true, accountId: made.body.accountId };
      // Another tab may have made it meanwhile.
      if (certaintyOf(made) !== 'refused') return unavailable;
    }
    const summary = await zuora.accountSummary(account.number);
    const id = summary.ok ? summary.body.basicInfo.id : undefined;
    return id ? { ok: true, accountId: id } : unavailable;
  }

  return async function open(person: Person, quoteId: string): Promise<WalletSession> {
    const refuse = (refusal: Refusal) => ({ ok: false as const, refusal });
    if (wallets === undefined) return refuse(walletNotOffered);
    const allowed = await attempt(person.userId, walletSessionLimit);
    if (!allowed.ok) return refuse(tooMany('TOO_MANY_WALLET_SESSIONS', allowed.minutes));
    const quote = await quotes.find(quoteId, person.userId);
    if (quote === undefined) return refuse(quoteNotFound);
    if (quote.offer.taxPending) return refuse(addressIncomplete);
    // Where nothing is charged today there is no sum to confirm.
    if (quote.offer.totalToday.amount === 0) return refuse(walletNotOffered);
    // Its order may be making the account at this moment.
    if ((await purchases.openOf(person.userId)) !== undefined) return refuse(interrupted);
    const changed = await refusalOfQuote(quote);
    if (changed !== undefined) return refuse(changed);

    const account = await accountIdFor(person, quote);
    if (!account.ok) return account;
    const { totalToday } = quote.offer;
    const session = await zuora.paymentSession({
      accountId: account.accountId,
      currency: totalToday.currency,
      amount: majorUnits(totalToday),
    });
    return session.ok ? { ok: true, token: session.body.token } : unavailable;
  };
}

const unavailable: Failed = { ok: false, refusal: billingUnavailable };

const walletNotOffered: Refusal = {
  statusCode: 422,
  error: {
    code: 'WALLET_NOT_OFFERED',
    title: 'Whoops',
    detail: 'This order cannot be paid by a wallet. Please choose another payment method.',
  },
};
