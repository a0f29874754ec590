import type { FastifyInstance, InjectOptions } from 'fastify';
import type { OrderRequest } from '../zuora/order-schema.ts';
import type { TestSandbox } from './open-sandbox.ts';

/** An answer of Zuora's, as read in a test. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body & { success: boolean; reasons?: { code: number; message: string }[] };
}

/** Zuora as a client sees it, with a bearer token in hand. */
export interface ZuoraClient {
  get<Body>(path: string): Promise<Answer<Body>>;
  post<Body>(path: string, body: object, key?: string): Promise<Answer<Body>>;
  put<Body>(path: string, body: object): Promise<Answer<Body>>;
  remove<Body>(path: string): Promise<Answer<Body>>;
  /** Types a card into the payment page and gives the method's id. */
  saveCard(number: string, userId?: string): Promise<string>;
}

/** Signs in at the sandbox's Zuora. */
export async function zuoraClient({
  app,
  config,
}: Pick<TestSandbox, 'app' | 'config'>): Promise<ZuoraClient> {
  const { clientId, clientSecret } = config.zuora;
  const grant = await app.inject({
    method: 'POST',
    url: '/zuora/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`,
  });
  const { access_token: token } = grant.json<{ access_token: string }>();

  async function call<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ): Promise<Answer<Body>> {
    const options: InjectOptions = {
      method,
      url: `/zuora${path}`,
      headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(payload === undefined ? {} : { payload }),
    };
    const response = await app.inject(options);
    return { status: response.statusCode, body: response.json<Answer<Body>['body']>() };
  }

  const client: ZuoraClient = {
    get: (path) => call('GET', path),
    post: (path, body, key) => call('POST', path, body, key),
    put: (path, body) => call('PUT', path, body),
    remove: (path) => call('DELETE', path),
    async saveCard(number, userId = 'user-1') {
      const page = await signedPage(client, userId);
      const response = await submitCard(app, { ...page, ...cardFields(number) });
      const message = messageIn(response.body);
      return String(message?.refId);
    },
  };
  return client;
}

/** The fields of a payment page's address. */
export async function signedPage(client: ZuoraClient, userId: string): Promise<Record<string, string>> {
  const { body } = await client.post<{ signature: string; token: string; tenantId: string; key: string }>(
    '/v1/rsa-signatures',
    { uri: 'http://127.0.0.1/zuora/apps/PublicHostedPageLite.do', method: 'POST', pageId: 'page-1' },
  );
  const { signature, token, tenantId, key } = body;
  return { id: 'page-1', tenantId, token, signature, key, field_passthrough1: userId, locale: 'en' };
}

/** The fields of a card as they are typed. */
export function cardFields(number: string): Record<string, string> {
  return {
    field_creditCardNumber: number,
    field_creditCardHolderName: 'Nora New',
    field_creditCardExpirationMonth: '12',
    field_creditCardExpirationYear: String(new Date().getUTCFullYear() + 3),
    field_cardSecurityCode: '123',
  };
}

/** Presses the payment page's button. */
export function submitCard(app: FastifyInstance, fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/zuora/apps/PublicHostedPageLite.do',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** What a payment page would tell its parent. */
export function messageIn(markup: string): Record<string, unknown> | undefined {
  const text = /data-message="([^"]*)"/.exec(markup)?.[1];
  return text === undefined
    ? undefined
    : (JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as Record<
        string,
        unknown
      >);
}

/** What a test orders, beside the defaults: a German, today, paid at once. */
export interface Wanted {
  accountNumber?: string;
  existingAccountNumber?: string;
  methodId?: string;
  plan?: string;
  currency?: string;
  country?: string;
  postalCode?: string;
  months?: number;
  discount?: { percentage: number; upToPeriods: number };
  paidFrom?: string;
  orderNumber?: string;
}

/** The day it is, some days on. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The subscription part of an order or a preview. */
export function subscribing({
  plan = 'B2CANNUAL',
  currency = 'EUR',
  months = 12,
  discount,
  paidFrom,
}: Wanted) {
  const term = { period: months, periodType: 'Month' as const };
  const createSubscription = {
    terms: { initialTerm: term, renewalTerms: [term], autoRenew: true },
    subscribeToRatePlans: [
      { productRatePlanId: `rp-${plan}-${currency}` },
      ...(discount === undefined
        ? []
        : [
            {
              productRatePlanId: 'rp-discount-percentage',
              chargeOverrides: [
                {
                  productRatePlanChargeId: 'rpc-discount-percentage',
                  pricing: { discount: { discountPercentage: discount.percentage } },
                  endDate: { upToPeriods: discount.upToPeriods, upToPeriodsType: 'Billing_Periods' as const },
                },
              ],
            },
          ]),
    ],
  };
  const triggerDates = [
    { name: 'ContractEffective' as const, triggerDate: dayFromNow(0) },
    { name: 'CustomerAcceptance' as const, triggerDate: paidFrom ?? dayFromNow(0) },
  ];
  return [{ orderActions: [{ type: 'CreateSubscription', triggerDates, createSubscription }] }];
}

/** A whole order. */
export function orderOf(wanted: Wanted): OrderRequest {
  const { accountNumber = 'A-user-1', existingAccountNumber, methodId, country = 'DE', postalCode } = wanted;
  const { currency = 'EUR', orderNumber } = wanted;
  return {
    orderDate: dayFromNow(0),
    subscriptions: subscribing(wanted),
    processingOptions: {
      runBilling: true,
      collectPayment: true,
      ...(methodId === undefined ? {} : { electronicPaymentOptions: { paymentMethodId: methodId } }),
    },
    ...(orderNumber === undefined ? {} : { orderNumber }),
    ...(existingAccountNumber === undefined
      ? {
          newAccount: {
            accountNumber,
            name: 'Nora New',
            currency,
            billToContact: {
              firstName: 'Nora',
              lastName: 'New',
              country,
              ...(postalCode === undefined ? {} : { postalCode }),
            },
          },
        }
      : { existingAccountNumber }),
  };
}
