import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../process/clock.ts';
import type { RunningSandbox } from './sandbox.ts';

/** An account as the billing company knows it. */
export interface Ledger {
  subscriptions: { subscriptionNumber: string; status: string }[];
  payments: { paymentNumber: string; status: string; amount: number }[];
}

const post = (address: string, body: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });

const dayMs = 86_400_000;

/** Moves the sandbox's clock, with all billing that falls due, and waits until the clock that follows it has seen it. */
export async function advanceClock({ url }: RunningSandbox, clock: Clock, days: number): Promise<void> {
  const goal = clock.now().getTime() + days * dayMs;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/clock/advance`, { method: 'POST', headers, body: JSON.stringify({ days }) });
  for (let look = 0; clock.now().getTime() < goal; look += 1) {
    if (look > 400) throw new Error('The clock did not follow.');
    await sleep(50);
  }
}

/** Types a card into the page at this address, and gives the reference that its answer carries to our own address. */
export async function typeCard(pageAddress: string, cardNumber: string): Promise<string> {
  const page = new URL(pageAddress);
  const answer = await post(`${page.origin}${page.pathname}`, {
    ...Object.fromEntries(page.searchParams),
    field_creditCardNumber: cardNumber,
    field_creditCardHolderName: 'Nora New',
    field_creditCardExpirationMonth: '12',
    field_creditCardExpirationYear: String(new Date().getUTCFullYear() + 3),
    field_cardSecurityCode: '123',
  });
  return URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('refId') ?? '';
}

/** Approves at PayPal's page. */
export async function approveAtPayPal(approveUrl: string, payer = 'PAYERNORA'): Promise<void> {
  const token = new URL(approveUrl).searchParams.get('ba_token') ?? '';
  await post(approveUrl, { ba_token: token, answer: 'approve', payer });
}

async function bearerOf({ url }: RunningSandbox) {
  const grant = await post(`${url}/zuora/oauth/token`, {
    grant_type: 'client_credentials',
    client_id: 'sandbox-zuora-client',
    client_secret: 'sandbox-zuora-secret',
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** Has an account charged to another payment method from now on. */
export async function changeMethod(
  sandbox: RunningSandbox,
  accountNumber: string,
  id: string,
): Promise<void> {
  const headers = { ...(await bearerOf(sandbox)), 'content-type': 'application/json' };
  const body = JSON.stringify({ defaultPaymentMethodId: id });
  await fetch(`${sandbox.url}/zuora/v1/accounts/${accountNumber}`, { method: 'PUT', headers, body });
}

/** What was ordered and paid in an account, as the billing company answers. */
export async function ledgerOf(sandbox: RunningSandbox, accountNumber: string): Promise<Ledger> {
  const headers = await bearerOf(sandbox);
  const answer = await fetch(`${sandbox.url}/zuora/v1/accounts/${accountNumber}/summary`, { headers });
  return { subscriptions: [], payments: [], ...((await answer.json()) as object) };
}
