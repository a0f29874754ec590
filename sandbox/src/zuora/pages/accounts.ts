import { html } from '../../page/html.ts';
import { nextBillingDay } from '../invoicing.ts';
import type { Subscription, ZuoraState } from '../model.ts';

/** Every account with its subscriptions and what was paid. */
export function accountsPage(state: ZuoraState) {
  return html`<h1>Zuora</h1>
    <p><a href="/zuora/callouts">Callouts</a> · <a href="/clock/page">Clock</a></p>
    ${Object.values(state.accounts).map((account) => {
      const own = (each: { accountNumber: string }) => each.accountNumber === account.accountNumber;
      const method = state.paymentMethods[account.defaultPaymentMethodId ?? ''];
      return html`<section>
        <h2>${account.name}</h2>
        <p class="fine">
          ${account.accountNumber} · ${account.currency} · ${account.soldToContact.country} ·
          ${method?.card?.number ?? method?.agreement?.email ?? 'no payment method'}
        </p>
        <ul>
          ${Object.values(state.subscriptions).filter(own).map(subscriptionLine)}
          ${Object.values(state.invoices)
            .filter(own)
            .map(
              ({ invoiceNumber, invoiceDate, amount, balance }) =>
                html`<li>
                  ${invoiceNumber}, ${invoiceDate}: ${(amount / 100).toFixed(2)}
                  ${account.currency}${balance > 0 && ', not paid'}
                </li>`,
            )}
        </ul>
      </section>`;
    })}`;
}

function subscriptionLine(subscription: Subscription) {
  const { subscriptionNumber, ratePlans, status, termEndDate, autoRenew } = subscription;
  const plan = ratePlans.map(({ productRatePlanId }) => productRatePlanId).join(' + ');
  return html`<li>
    <strong>${subscriptionNumber}</strong> ${plan}: ${status},
    ${autoRenew ? `next bill ${nextBillingDay(subscription)}` : `ends ${termEndDate}`}
  </li>`;
}
