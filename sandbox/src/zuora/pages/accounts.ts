import { html } from '../../page/html.ts';
import { nextBillingDay } from '../invoicing.ts';
import type { Invoice, RatePlan, Subscription, ZuoraState } from '../model.ts';

/** Every account with its subscriptions, their changes to come, and what was paid and given back. */
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
            .map((invoice) => invoiceLine(invoice, account.currency))}
          ${Object.values(state.refunds)
            .filter(own)
            .map(
              ({ refundNumber, refundDate, amount, paymentNumber }) =>
                html`<li>
                  ${refundNumber}, ${refundDate}: ${shown(amount)} ${account.currency} of ${paymentNumber}
                  refunded
                </li>`,
            )}
        </ul>
      </section>`;
    })}`;
}

function subscriptionLine(subscription: Subscription) {
  const { subscriptionNumber, status } = subscription;
  return html`<li>
    <strong>${subscriptionNumber}</strong> ${planOf(subscription)}: ${status}, ${comesNext(subscription)}
  </li>`;
}

/** The plan with its discount, and the plan to come. */
function planOf({ ratePlans, planChangesOn }: Subscription): string {
  const named = (each: readonly RatePlan[]) =>
    each.map(({ productRatePlanId }) => productRatePlanId).join(' + ');
  const present = ratePlans.filter(({ addedOn, removedOn }) =>
    planChangesOn === undefined
      ? removedOn === undefined
      : addedOn !== planChangesOn && (removedOn ?? planChangesOn) === planChangesOn,
  );
  if (planChangesOn === undefined) return named(present);
  const planned = ratePlans.filter(({ addedOn }) => addedOn === planChangesOn);
  return `${named(present)}, from ${planChangesOn} ${named(planned)}`;
}

function comesNext(subscription: Subscription): string {
  const { autoRenew, ended, pause, termEndDate } = subscription;
  if (ended) return `ended ${termEndDate}`;
  if (pause) return `paused from ${pause.suspendDate} to ${pause.resumeDate ?? 'a day not set'}`;
  return autoRenew ? `next bill ${nextBillingDay(subscription)}` : `ends ${termEndDate}`;
}

function invoiceLine({ invoiceNumber, invoiceDate, amount, balance, items }: Invoice, currency: string) {
  const credits = items.some(({ processingType, unitPrice }) => processingType === 'Charge' && unitPrice < 0);
  return html`<li>
    ${invoiceNumber}, ${invoiceDate}: ${shown(amount)} ${currency}${credits && ', with unused time credited'}
    ${balance > 0 && `, ${shown(balance)} not paid`}${balance < 0 && `, ${shown(-balance)} to its credit`}
  </li>`;
}

function shown(minor: number): string {
  return (minor / 100).toFixed(2);
}
