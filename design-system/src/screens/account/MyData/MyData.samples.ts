import type { DataRow, DataTable, DataValue, MyDataState } from './MyDataState.ts';

type Parts = Extract<MyDataState, { status: 'ready' }>['parts'];

const text = (words: string): DataValue => ({ kind: 'text', text: words });
const day = (iso: string): DataValue => ({ kind: 'day', day: iso });
const moment = (at: string): DataValue => ({ kind: 'moment', at });
const nothing: DataValue = { kind: 'nothing' };

const account: DataTable = {
  heading: 'account',
  rows: [
    [
      { label: 'email', value: text('alex.morgan@gmail.com') },
      { label: 'emailConfirmed', value: moment('2024-11-03T09:34:00.000Z') },
      { label: 'firstName', value: text('Alex') },
      { label: 'lastName', value: text('Morgan') },
      { label: 'language', value: text('en') },
      { label: 'marketing', value: { kind: 'yesNo', yes: false } },
      { label: 'partnerNumber', value: nothing },
      { label: 'opened', value: moment('2024-11-03T09:30:00.000Z') },
    ],
  ],
};

const marketingAnswers: DataTable = {
  heading: 'marketingAnswers',
  rows: [
    [
      { label: 'marketing', value: { kind: 'yesNo', yes: false } },
      { label: 'place', value: text('signUp') },
      { label: 'answered', value: moment('2024-11-03T09:30:00.000Z') },
    ],
  ],
};

const browser = (name: string, system: string, at: string): DataRow => [
  { label: 'browser', value: text(name) },
  { label: 'system', value: text(system) },
  { label: 'lastUsed', value: moment(at) },
];

const sessions: DataTable = {
  heading: 'sessions',
  rows: [
    browser('safari', 'iPhone', '2026-11-23T06:10:00.000Z'),
    browser('firefox', 'unknown', '2026-11-20T21:45:00.000Z'),
  ],
};

const change = (what: string, method: string, network: DataValue): DataRow => [
  { label: 'change', value: text(what) },
  { label: 'method', value: text(method) },
  { label: 'network', value: network },
  { label: 'changed', value: moment('2026-11-20T21:45:00.000Z') },
];

const changes: DataTable = {
  heading: 'changes',
  rows: [
    change('passkeyCounterBack', 'passkey', text('203.0.113')),
    change('namesChanged', 'owner', text('2001:db8:85a3')),
    change('consentRevoked', 'personifyhealth', nothing),
  ],
  more: 3,
};

const subscriptions: DataTable = {
  heading: 'subscriptions',
  rows: [
    [
      { label: 'seller', value: text('zuora') },
      { label: 'subscriptionNumber', value: text('A-S00004711') },
      { label: 'plan', value: text('B2C14DANNUAL') },
      { label: 'starts', value: day('2026-11-20') },
      { label: 'firstCharge', value: day('2026-12-04') },
      { label: 'ends', value: nothing },
    ],
  ],
};

const payments: DataTable = {
  heading: 'payments',
  rows: [
    [
      { label: 'paymentNumber', value: text('P-00000815') },
      { label: 'amount', value: { kind: 'money', money: { amount: 6999, currency: 'EUR' } } },
      { label: 'paid', value: day('2026-12-04') },
    ],
  ],
};

const purchases: DataTable = {
  heading: 'purchases',
  rows: [
    [
      { label: 'purchaseState', value: text('succeeded') },
      {
        label: 'order',
        value: {
          kind: 'details',
          details: [
            { path: 'orderNumber', value: 'O-00000042' },
            { path: 'orderDate', value: '2026-11-20' },
            { path: 'newAccount.billToContact.country', value: 'DE' },
            { path: 'subscriptions.0.orderActions.0.createSubscription.terms.autoRenew', value: 'true' },
            { path: 'processingOptions.runBilling', value: 'true' },
          ],
        },
      },
    ],
  ],
};

const visits: DataTable = {
  heading: 'visits',
  rows: [
    [
      { label: 'eventType', value: text('screenView') },
      { label: 'eventName', value: text('account'.repeat(11)) },
      { label: 'platform', value: text('web') },
      { label: 'eventDetails', value: { kind: 'details', details: [{ path: 'variant', value: 'sso' }] } },
      { label: 'happened', value: moment('2026-11-23T06:10:00.000Z') },
    ],
  ],
  more: 1480,
};

/** An account of an hour, without a plan and without consent to analytics. */
export const newAccountParts: Parts = [
  { part: 'you', tables: [account, marketingAnswers] },
  { part: 'loggingIn', tables: [sessions] },
  { part: 'plan', tables: [] },
  { part: 'visits', tables: [] },
];

/** The same, once a way to log in was added. */
export const changedAccountParts: Parts = newAccountParts.map((part) =>
  part.part === 'loggingIn'
    ? { ...part, tables: [sessions, { heading: 'changes', rows: [change('linked', 'apple', nothing)] }] }
    : part,
);

/** Every kind of value, long ones, and tables of which the file has more. */
export const longParts: Parts = [
  { part: 'you', tables: [account] },
  { part: 'loggingIn', tables: [sessions, changes] },
  { part: 'plan', tables: [subscriptions, purchases, payments] },
  { part: 'visits', tables: [visits] },
];

const at = moment('2026-11-20T20:10:00.000Z');
const details: DataValue = {
  kind: 'details',
  details: [
    { path: 'plan', value: 'B2CMONTHLY' },
    { path: 'country', value: 'GB' },
  ],
};
type Cell = readonly [label: DataRow[number]['label'], value: DataValue];
const table = (heading: DataTable['heading'], ...row: readonly Cell[]): DataTable => ({
  heading,
  rows: [row.map(([label, value]) => ({ label, value }))],
});
const number = text('A-S00000142');
const boughtOn = day('2026-11-20');

/** What is kept of a monthly plan that was bought, paid and cancelled with a reason. */
const cancelledPlan: DataTable[] = [
  table('quotes', ['wish', details], ['offer', details], ['shown', at]),
  table('paymentMethods', ['paymentMethod', text('CREDIT_CARD')], ['added', at]),
  table(
    'purchases',
    ...([
      ['orderNumber', text('O-00000142')],
      ['purchaseState', text('succeeded')],
    ] as const),
    ...([
      ['subscriptionNumber', number],
      ['order', details],
      ['ordered', at],
    ] as const),
  ),
  table(
    'subscriptionChanges',
    ...([
      ['wish', details],
      ['offer', details],
      ['orderNumber', text('O-00000143')],
    ] as const),
    ...([
      ['changeState', text('succeeded')],
      ['shown', at],
      ['confirmed', at],
    ] as const),
  ),
  table(
    'cancellationReasons',
    ...([
      ['reason', text('other')],
      ['ownWords', text('We move to a house without a phone.')],
    ] as const),
    ...([
      ['ends', day('2026-12-20')],
      ['answered', at],
    ] as const),
  ),
  table(
    'monthCredits',
    ...([
      ['orderNumber', text('O-142')],
      ['subscriptionNumber', number],
      ['amount', details],
    ] as const),
    ...([
      ['changeState', text('succeeded')],
      ['ordered', at],
    ] as const),
  ),
  table(
    'billingAccounts',
    ['accountNumber', text('A-142')],
    ['currency', text('GBP')],
    ['country', text('GB')],
    ['taxAddress', details],
    ['credit', nothing],
  ),
  table(
    'subscriptions',
    ...([
      ['seller', text('zuora')],
      ['subscriptionNumber', number],
      ['plan', text('B2CMONTHLY')],
    ] as const),
    ...([
      ['starts', boughtOn],
      ['firstCharge', boughtOn],
      ['nextCharge', nothing],
    ] as const),
    ['ends', day('2026-12-20')],
  ),
  table(
    'payments',
    ...([
      ['paymentNumber', text('P-00000142')],
      ['invoiceNumber', text('INV00000142')],
    ] as const),
    ...([['subscriptionNumber', number]] as const),
    ['amount', { kind: 'money', money: { amount: 999, currency: 'GBP' } }],
    ['paid', boughtOn],
  ),
];

/** Of a member who has cancelled their plan. */
export const cancelledParts: Parts = newAccountParts.map((part) =>
  part.part === 'plan' ? { ...part, tables: cancelledPlan } : part,
);

/** What is kept of a plan whose renewal failed, and which is paid with another card since. */
const planPaidAnew: DataTable[] = [
  ...cancelledPlan.filter(({ heading }) => !['subscriptionChanges', 'cancellationReasons'].includes(heading)),
  table(
    'paymentReplacements',
    ['paymentMethod', text('ZUORA')],
    ['changeState', text('succeeded')],
    ['added', at],
  ),
  table(
    'failedCharges',
    ['amount', { kind: 'money', money: { amount: 999, currency: 'GBP' } }],
    ['failed', boughtOn],
    ['nextTry', day('2026-11-23')],
  ),
];

/** Of a member whose renewal failed and who replaced the card. */
export const paidAnewParts: Parts = newAccountParts.map((part) =>
  part.part === 'plan' ? { ...part, tables: planPaidAnew } : part,
);
