import { expect, test } from 'vitest';
import { checkoutStates } from './Checkout.states.ts';
import type { CardProblem, CheckoutState, VoucherRefusal, WalletProblem } from './CheckoutState.ts';

const scenarios: CheckoutState[] = Object.values(checkoutStates);

/** The compiler checks each table against its union, the test checks the scenarios against the table. */
type Every<Member extends string> = Record<Member, true>;

const regions: Every<CheckoutState['region']['status']> = {
  countryWanted: true,
  countryAlone: true,
  postalCodeWanted: true,
  postalCodeKnown: true,
  postalCodeRefused: true,
};
const vouchers: Every<CheckoutState['voucher']['status']> = {
  none: true,
  checking: true,
  applied: true,
  refused: true,
};
const voucherRefusals: Every<VoucherRefusal['reason']> = {
  missing: true,
  notFound: true,
  expired: true,
  notYet: true,
  soldOut: true,
  notForPlan: true,
  notForZone: true,
  alreadyUsed: true,
  newMembersOnly: true,
  studentsOnly: true,
  opensAccess: true,
  referralNotEligible: true,
  addressUnproved: true,
  unavailable: true,
};
const quotes: Every<CheckoutState['quote']['status']> = {
  countryWanted: true,
  loading: true,
  offline: true,
  ready: true,
  changed: true,
  failed: true,
};
const cards: Every<CheckoutState['payment']['card']['status']> = {
  loadingPage: true,
  page: true,
  submitting: true,
  saved: true,
  savedUndescribed: true,
  pageFailed: true,
  pageSilent: true,
  tooManyPages: true,
};
const cardProblems: Every<CardProblem['reason']> = {
  declined: true,
  expired: true,
  detailsWrong: true,
  missing: true,
  invalid: true,
};
const paypals: Every<CheckoutState['payment']['paypal']['status']> = {
  notApproved: true,
  approving: true,
  approved: true,
  cancelled: true,
  refused: true,
  unavailable: true,
};
const walletStates: Every<CheckoutState['wallet']['status']> = {
  absent: true,
  preparing: true,
  offered: true,
  failed: true,
};
const walletProblems: Every<WalletProblem> = { cancelled: true, declined: true, unavailable: true };
const layouts: Every<CheckoutState['payment']['layout']> = { list: true, tabs: true };
const purchases: Every<CheckoutState['purchase']['status']> = {
  ready: true,
  submitting: true,
  checkingWithBank: true,
  undecided: true,
  declined: true,
  methodMissing: true,
  scriptWanted: true,
  offline: true,
  quoteChangedMeanwhile: true,
  gatewayUnavailable: true,
  tooManyAttempts: true,
  totalChanged: true,
  alreadyBought: true,
};

const problems = scenarios.flatMap(({ payment: { card } }) => ('problem' in card ? card.problem : []));

test.each([
  ['region', regions, scenarios.map(({ region }) => region.status)],
  ['voucher', vouchers, scenarios.map(({ voucher }) => voucher.status)],
  [
    'voucher refusal',
    voucherRefusals,
    scenarios.flatMap(({ voucher }) => (voucher.status === 'refused' ? voucher.reason : [])),
  ],
  ['quote', quotes, scenarios.map(({ quote }) => quote.status)],
  ['card', cards, scenarios.map(({ payment }) => payment.card.status)],
  ['card problem', cardProblems, problems.map(({ reason }) => reason)],
  ['PayPal', paypals, scenarios.map(({ payment }) => payment.paypal.status)],
  ['wallet', walletStates, scenarios.map(({ wallet }) => wallet.status)],
  [
    'wallet problem',
    walletProblems,
    scenarios.flatMap(({ wallet }) => (wallet.status === 'failed' ? wallet.reason : [])),
  ],
  ['payment layout', layouts, scenarios.map(({ payment }) => payment.layout)],
  ['purchase', purchases, scenarios.map(({ purchase }) => purchase.status)],
])('each %s occurs in a scenario, and nothing else does', (_part, members: object, occurring) => {
  expect(new Set<string>(occurring)).toEqual(new Set(Object.keys(members)));
});

test('the chosen plan and payment method are among those offered', () => {
  for (const { plan, payment } of scenarios) {
    expect(plan.options.map(({ code }) => code)).toContain(plan.chosen);
    expect(payment.methods).toContain(payment.chosen);
  }
});

test('the limit of a pending tax is the percentage that it names, of each amount', () => {
  const limited = scenarios.flatMap(({ quote }) =>
    quote.status === 'ready' && 'limit' in quote.quote.tax ? [quote.quote] : [],
  );
  expect(limited.length).toBeGreaterThan(0);
  for (const { tax, totalToday, firstPeriod } of limited) {
    if (!('limit' in tax)) continue;
    const { limit } = tax;
    const most = ({ amount }: { amount: number }) => amount + Math.ceil((amount * limit.percent) / 100);
    expect(limit.totalToday.amount).toBe(most(totalToday));
    expect(limit.firstPeriod.amount).toBe(most(firstPeriod));
  }
});

test('amounts of each quote add up, and the timeline starts with the total of today, or with the first day of a queued plan', () => {
  for (const { quote } of scenarios) {
    if (quote.status !== 'ready' && quote.status !== 'changed') continue;
    const { price, discount, tax, firstPeriod, follows, totalToday, timeline } = quote.quote;
    const added = tax.mode === 'added' && 'amount' in tax ? tax.amount.amount : 0;
    expect(price.amount - (discount?.amount.amount ?? 0) + added).toBe(firstPeriod.amount);
    expect(timeline[0]).toMatchObject(
      follows === undefined ? { kind: 'today', amount: totalToday } : { kind: 'charge', date: follows },
    );
  }
});
