import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '../domain/days.ts';
import type { Clock } from '../process/clock.ts';
import { cards } from './cards.ts';
import type { RunningSandbox } from './sandbox.ts';

/** An account as the billing company knows it. */
export interface Ledger {
  subscriptions: { subscriptionNumber: string; status: string }[];
  payments: { paymentNumber: string; status: string; amount: number }[];
}

/** An invoice as the billing company lists it; amounts in whole units of the currency. */
export interface Invoice {
  invoiceDate: string;
  amount: number;
  /** What is not paid yet. */
  balance: number;
}

const post = (address: string, body: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });

/** Moves the sandbox's clock by days, as `moveClock` does. */
export function advanceClock(sandbox: RunningSandbox, clock: Clock, days: number): Promise<void> {
  return moveClock(sandbox, clock, new Date(clock.now().getTime() + days * dayMs).toISOString());
}

/** Moves the sandbox's clock to an instant, with all billing that falls due, and waits until the clock that follows it has seen it. */
export async function moveClock({ url }: RunningSandbox, clock: Clock, to: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/clock/advance`, { method: 'POST', headers, body: JSON.stringify({ to }) });
  const goal = Date.parse(to);
  for (let look = 0; clock.now().getTime() < goal; look += 1) {
    if (look > 400) throw new Error('The clock did not follow.');
    await sleep(50);
  }
}

/** Types a card into the page at this address, and gives the reference that its answer carries to our own address. */
export async function typeCard(
  pageAddress: string,
  cardNumber: string = cards.good,
  expirationYear = new Date().getUTCFullYear() + 3,
): Promise<string> {
  const page = new URL(pageAddress);
  const answer = await post(`${page.origin}${page.pathname}`, {
    ...Object.fromEntries(page.searchParams),
    field_creditCardNumber: cardNumber,
    field_creditCardHolderName: 'Nora New',
    field_creditCardExpirationMonth: '12',
    field_creditCardExpirationYear: String(expirationYear),
    field_cardSecurityCode: '123',
  });
  return URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('refId') ?? '';
}

/** What a payment form tells its page. */
export interface WalletResult {
  success: boolean;
  paymentMethodId?: string;
  error?: { type: string; code: string; message: string };
}

/** Chooses a card in the window of a wallet, and confirms. */
export async function confirmInWallet(
  { url }: RunningSandbox,
  token: string,
  card: string = cards.good,
): Promise<WalletResult> {
  const answer = await post(`${url}/zuora/payment/sheet`, { token, card });
  const result = /data-result="([^"]*)"/.exec(await answer.text())?.[1] ?? '{}';
  return JSON.parse(result.replaceAll('&quot;', '"')) as WalletResult;
}

/** Approves at PayPal's page. */
export async function approveAtPayPal(approveUrl: string, payer = 'PAYERNORA'): Promise<void> {
  const token = new URL(approveUrl).searchParams.get('ba_token') ?? '';
  await post(approveUrl, { ba_token: token, answer: 'approve', payer });
}

async function bearerOf({ url }: Pick<RunningSandbox, 'url'>) {
  const grant = await post(`${url}/zuora/oauth/token`, {
    grant_type: 'client_credentials',
    client_id: 'sandbox-zuora-client',
    client_secret: 'sandbox-zuora-secret',
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

async function changeAccount(sandbox: RunningSandbox, accountNumber: string, change: object): Promise<void> {
  const headers = { ...(await bearerOf(sandbox)), 'content-type': 'application/json' };
  const body = JSON.stringify(change);
  await fetch(`${sandbox.url}/zuora/v1/accounts/${accountNumber}`, { method: 'PUT', headers, body });
}

/** Has an account charged to another payment method from now on. */
export function changeMethod(sandbox: RunningSandbox, accountNumber: string, id: string): Promise<void> {
  return changeAccount(sandbox, accountNumber, { defaultPaymentMethodId: id });
}

/** Moves an account to another address, as the billing company's own staff does. */
export function changeAddress(
  sandbox: RunningSandbox,
  accountNumber: string,
  address: { country: string; state?: string; postalCode?: string },
): Promise<void> {
  return changeAccount(sandbox, accountNumber, { billToContact: address, soldToContact: address });
}

/** The country whose tax an account pays. */
export async function countryOf(sandbox: RunningSandbox, accountNumber: string): Promise<string> {
  const headers = await bearerOf(sandbox);
  const answer = await fetch(`${sandbox.url}/zuora/v1/accounts/${accountNumber}/summary`, { headers });
  return ((await answer.json()) as { soldToContact: { country: string } }).soldToContact.country;
}

/** Ends a subscription on a day, as the billing company's own staff does. */
export async function endSubscription(sandbox: RunningSandbox, number: string, day: string): Promise<void> {
  const headers = { ...(await bearerOf(sandbox)), 'content-type': 'application/json' };
  const body = JSON.stringify({
    ...{ cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: day },
    ...{ runBilling: false, collect: false },
  });
  await fetch(`${sandbox.url}/zuora/v1/subscriptions/${number}/cancel`, { method: 'PUT', headers, body });
}

/** Places an order past our backend, as the help desk may at the billing company. */
export async function placeOrder(sandbox: RunningSandbox, body: object): Promise<void> {
  const headers = { ...(await bearerOf(sandbox)), 'content-type': 'application/json' };
  const address = `${sandbox.url}/zuora/v1/orders`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!((await answer.json()) as { success: boolean }).success) throw new Error('The order was refused.');
}

/** Whether an order has arrived at the billing company. */
export async function hasArrived(sandbox: RunningSandbox, orderNumber: string): Promise<boolean> {
  const headers = await bearerOf(sandbox);
  const answer = await fetch(`${sandbox.url}/zuora/v1/orders/${orderNumber}`, { headers });
  return ((await answer.json()) as { success: boolean }).success;
}

/** Makes a subscription renew again from a day on, as the billing company's own staff does. */
export async function renewSubscription(
  sandbox: RunningSandbox,
  { accountNumber, number, day }: { accountNumber: string; number: string; day: string },
): Promise<void> {
  const action = {
    type: 'TermsAndConditions',
    triggerDates: ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'].map((name) => ({
      ...{ name, triggerDate: day },
    })),
    termsAndConditions: { autoRenew: true },
  };
  await placeOrder(sandbox, {
    ...{ orderDate: day, existingAccountNumber: accountNumber },
    subscriptions: [{ subscriptionNumber: number, orderActions: [action] }],
  });
}

/** What was ordered and paid in an account, as the billing company answers. */
export async function ledgerOf(sandbox: Pick<RunningSandbox, 'url'>, accountNumber: string): Promise<Ledger> {
  const headers = await bearerOf(sandbox);
  const answer = await fetch(`${sandbox.url}/zuora/v1/accounts/${accountNumber}/summary`, { headers });
  return { subscriptions: [], payments: [], ...((await answer.json()) as object) };
}

/** A subscription as the billing company lists it. */
export interface ListedSubscription {
  subscriptionNumber: string;
  status: string;
  autoRenew: boolean;
  termEndDate: string;
  ratePlans: { productRatePlanId: string }[];
}

/** An account's subscriptions, as the billing company lists them. */
export async function subscriptionsOf(
  sandbox: RunningSandbox,
  accountNumber: string,
): Promise<ListedSubscription[]> {
  const headers = await bearerOf(sandbox);
  const path = `/zuora/v1/subscriptions/accounts/${accountNumber}`;
  const answer = await fetch(`${sandbox.url}${path}`, { headers });
  const { subscriptions } = (await answer.json()) as { subscriptions: ListedSubscription[] };
  return subscriptions;
}

/** How many discounts an account's subscriptions have, those that are over or to come included. */
export async function discountsOf(sandbox: RunningSandbox, accountNumber: string): Promise<number> {
  const subscriptions = await subscriptionsOf(sandbox, accountNumber);
  return subscriptions
    .flatMap(({ ratePlans }) => ratePlans)
    .filter(({ productRatePlanId }) => productRatePlanId === 'rp-discount-percentage').length;
}

/** What went back to an account's payment methods, in major units. */
export async function refundsOf(sandbox: RunningSandbox, accountNumber: string): Promise<number[]> {
  const headers = await bearerOf(sandbox);
  const path = `/zuora/v1/refunds?accountId=${accountNumber}`;
  const answer = await fetch(`${sandbox.url}${path}`, { headers });
  const { refunds } = (await answer.json()) as { refunds: { amount: number }[] };
  return refunds.map(({ amount }) => amount);
}

/** An account's invoices, as the billing company lists them: the newest forty. */
export async function invoicesOf(sandbox: RunningSandbox, accountNumber: string): Promise<Invoice[]> {
  const headers = await bearerOf(sandbox);
  const path = `/zuora/v1/transactions/invoices/accounts/${accountNumber}?pageSize=40`;
  const answer = await fetch(`${sandbox.url}${path}`, { headers });
  const { invoices } = (await answer.json()) as { invoices: Invoice[] };
  return invoices;
}

/** What an account is charged to, and all payment methods that belong to it. */
export async function methodsOf(
  sandbox: RunningSandbox,
  accountNumber: string,
): Promise<{ charged: string | null; all: string[] }> {
  const headers = await bearerOf(sandbox);
  const path = `/zuora/v1/accounts/${accountNumber}/payment-methods`;
  const answer = await fetch(`${sandbox.url}${path}`, { headers });
  const { defaultPaymentMethodId, creditcard, paypal } = (await answer.json()) as {
    defaultPaymentMethodId: string | null;
    creditcard?: { id: string }[];
    paypal?: { id: string }[];
  };
  const all = [...(creditcard ?? []), ...(paypal ?? [])].map(({ id }) => id);
  return { charged: defaultPaymentMethodId, all };
}
