import { sampleCardPage, sampleWalletFrame } from './Checkout.cardPage.ts';
import { samplePlans } from './Checkout.samplePlans.ts';
import { sampleQuotes } from './Checkout.samples.ts';
import type { Discount } from '../BillingState.ts';
import type {
  CardProblem,
  CardState,
  CheckoutState,
  PaymentState,
  PayPalState,
  PurchaseState,
  Quote,
  VoucherRefusal,
  WalletState,
} from './CheckoutState.ts';

/** Card chosen, its page open, PayPal available. */
const samplePayment: PaymentState = {
  layout: 'list',
  methods: ['card', 'paypal'],
  chosen: 'card',
  card: { status: 'page', page: sampleCardPage },
  paypal: { status: 'notApproved' },
};

const annualTrial: CheckoutState = {
  buyer: { email: 'alex.morgan@gmail.com' },
  plan: samplePlans.euro,
  region: { status: 'countryAlone', country: 'DE' },
  voucher: { status: 'none' },
  quote: { status: 'ready', quote: sampleQuotes.annualTrial },
  payment: samplePayment,
  wallet: { status: 'absent' },
  purchase: { status: 'ready' },
};

const thirtyPercentForAYear: Discount = { percentOff: 30, lasts: { count: 1, period: 'year' } };
const thirtyPercentForThreeMonths: Discount = { percentOff: 30, lasts: { count: 3, period: 'month' } };

const unitedStates: CheckoutState = {
  ...annualTrial,
  plan: samplePlans.dollar,
  region: { status: 'postalCodeKnown', country: 'US', postalCode: '10001' },
  quote: { status: 'ready', quote: sampleQuotes.unitedStates },
};

/** Named scenarios: each member of each part's union occurs in one. */
export const checkoutStates = {
  loading: {
    ...annualTrial,
    quote: { status: 'loading' },
    payment: { ...samplePayment, card: { status: 'loadingPage' } },
  },
  annualTrial,
  longAddress: {
    ...annualTrial,
    buyer: { email: 'alexandra.schmidtbauer306@demo.stillpoint.example' },
  },
  employerPays: { ...annualTrial, buyer: { ...annualTrial.buyer, employer: 'Acorn' } },
  familyMember: {
    ...annualTrial,
    buyer: {
      ...annualTrial.buyer,
      familyOwner: 'Petra',
      family: { ownerName: 'Petra', until: '2027-01-14' },
    },
  },
  trialWithVoucher: {
    ...annualTrial,
    voucher: { status: 'applied', code: 'SLEEP30', offer: thirtyPercentForAYear },
    quote: { status: 'ready', quote: sampleQuotes.trialWithVoucher },
  },
  annualWithoutTrial: quoted('B2CANNUAL', sampleQuotes.annual),
  monthly: quoted('B2CMONTHLY', sampleQuotes.monthly),
  monthlyWithVoucher: {
    ...quoted('B2CMONTHLY', sampleQuotes.monthlyWithVoucher),
    voucher: { status: 'applied', code: 'BEWELL30', offer: thirtyPercentForThreeMonths },
  },
  familyAnnual: quoted('B2CFAMILYA2022', sampleQuotes.familyAnnual),
  inAFamily: {
    ...quoted('B2CFAMILYA2022', sampleQuotes.familyAnnual),
    buyer: {
      email: annualTrial.buyer.email,
      familyOwner: 'Alex Morgan',
      family: { ownerName: 'Alex Morgan' },
    },
  },
  familyWithVoucher: {
    ...quoted('B2CFAMILYA2022', sampleQuotes.familyWithVoucher),
    voucher: { status: 'applied', code: 'SLEEP30', offer: thirtyPercentForAYear },
  },
  afterCurrentPlan: quoted('B2CANNUAL', sampleQuotes.queued),
  afterCurrentPlanWithoutTrial: quoted('B2CANNUAL', sampleQuotes.queuedFormerMember),
  upgrade: {
    ...quoted('B2CFAMILYA2022', sampleQuotes.upgrade),
    plan: samplePlans.familyAlone,
  },
  annualLater: quoted('B2CANNUAL', sampleQuotes.annualLater),
  laterVoucher: quoted('B2CANNUAL', sampleQuotes.laterVoucher),
  monthlyLater: quoted('B2CMONTHLY', sampleQuotes.monthlyLater),
  formerMember: quoted('B2CANNUAL', sampleQuotes.formerMember),
  formerMemberWithVoucher: {
    ...quoted('B2CANNUAL', sampleQuotes.formerMemberWithVoucher),
    voucher: { status: 'applied', code: 'SLEEP30', offer: thirtyPercentForAYear },
  },
  monthlyTrial: {
    ...quoted('B2C7DMONTHLY', sampleQuotes.monthlyTrial),
    plan: samplePlans.euroMonthlyTrial,
  },
  monthlyTrialWithVoucher: {
    ...quoted('B2C7DMONTHLY', sampleQuotes.monthlyTrialWithVoucher),
    plan: samplePlans.euroMonthlyTrial,
    voucher: { status: 'applied', code: 'BEWELL30', offer: thirtyPercentForThreeMonths },
  },

  unitedStatesTax: unitedStates,
  unitedStatesMonthly: {
    ...unitedStates,
    plan: { ...samplePlans.dollar, chosen: 'B2CMONTHLY' },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesMonthly },
  },
  unitedStatesPostalCodeWanted: {
    ...unitedStates,
    region: { status: 'postalCodeWanted', country: 'US' },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesTaxPending },
  },
  unitedStatesPostalCodeRefused: {
    ...unitedStates,
    plan: { ...samplePlans.dollar, chosen: 'B2CFAMILYA2022' },
    region: { status: 'postalCodeRefused', country: 'US', postalCode: '1000', problem: 'malformed' },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesFamilyTaxPending },
  },
  unitedStatesPostalCodeUnknown: {
    ...unitedStates,
    region: { status: 'postalCodeRefused', country: 'US', postalCode: '00000', problem: 'unknown' },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesTaxPending },
  },
  unitedStatesPostalCodeMissing: {
    ...unitedStates,
    plan: { ...samplePlans.dollar, chosen: 'B2CMONTHLY' },
    region: { status: 'postalCodeRefused', country: 'US', postalCode: '', problem: 'missing' },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesMonthlyTaxPending },
  },
  /** Without a ZIP code, and with the free days of a friend. */
  dollarFromFriend: {
    ...unitedStates,
    plan: { ...samplePlans.dollar, chosen: 'B2CMONTHLY' },
    region: { status: 'postalCodeWanted', country: 'US' },
    voucher: { status: 'applied', code: 'FRIENDK7M2P9Q', offer: { freeDays: 14, referrerName: 'Alexandra' } },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesFromFriend },
  },
  /** Without a ZIP code, and with a voucher. */
  dollarVoucher: {
    ...unitedStates,
    plan: { ...samplePlans.dollar, chosen: 'B2CMONTHLY' },
    region: { status: 'postalCodeWanted', country: 'US' },
    voucher: { status: 'applied', code: 'SLEEP30', offer: thirtyPercentForThreeMonths },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesVoucherTaxPending },
  },
  /** Without a ZIP code, with free days, and with a voucher for the year after them. */
  dollarTrialVoucher: {
    ...unitedStates,
    region: { status: 'postalCodeWanted', country: 'US' },
    voucher: {
      status: 'applied',
      code: 'STUDENT50',
      offer: { percentOff: 50, lasts: { count: 1, period: 'year' } },
    },
    quote: { status: 'ready', quote: sampleQuotes.unitedStatesTrialVoucherTaxPending },
  },
  indiaCardsOnly: {
    ...annualTrial,
    plan: samplePlans.rupee,
    region: { status: 'countryAlone', country: 'IN' },
    quote: { status: 'ready', quote: sampleQuotes.india },
    payment: { ...samplePayment, methods: ['card'] },
  },
  brazilFamily: {
    ...annualTrial,
    plan: { ...samplePlans.real, chosen: 'B2CFAMILYA2022' },
    region: { status: 'countryAlone', country: 'BR' },
    quote: { status: 'ready', quote: sampleQuotes.brazilFamily },
  },
  countryWithoutTax: {
    ...annualTrial,
    plan: samplePlans.dollar,
    region: { status: 'countryAlone', country: 'CL' },
    quote: { status: 'ready', quote: sampleQuotes.untaxed },
  },

  voucherChecking: { ...annualTrial, voucher: { status: 'checking', code: 'SLEEP30' } },
  voucherMissing: refusing('', { reason: 'missing' }),
  voucherNotFound: refusing('SLEEP3O', { reason: 'notFound' }),
  voucherExpired: refusing('EXPIRED21', { reason: 'expired' }),
  voucherNotYet: refusing('SOON', { reason: 'notYet', from: '2027-01-01' }),
  voucherSoldOut: refusing('SOLDOUT', { reason: 'soldOut' }),
  voucherNotForPlan: refusing('FAMILYONLY', { reason: 'notForPlan', fits: 'family' }),
  voucherNotForZone: refusing('USONLY', { reason: 'notForZone' }),
  voucherAlreadyUsed: refusing('SLEEP30', { reason: 'alreadyUsed' }),
  voucherNewMembersOnly: refusing('FIRSTREST', { reason: 'newMembersOnly' }),
  voucherStudentsOnly: refusing('STUDENT50', { reason: 'studentsOnly' }),
  voucherOpensAccess: refusing('NETFLIX30D', { reason: 'opensAccess' }),
  voucherReferralNotEligible: refusing('FRIENDK7M2P9Q', { reason: 'referralNotEligible' }),
  voucherAddressUnproved: refusing('FRIENDK7M2P9Q', { reason: 'addressUnproved' }),
  voucherUnavailable: refusing('SLEEP30', { reason: 'unavailable' }),

  quoteUpdating: {
    ...annualTrial,
    plan: { ...annualTrial.plan, chosen: 'B2CMONTHLY' },
    quote: { status: 'loading', before: sampleQuotes.annualTrial },
  },
  quoteOffline: {
    ...annualTrial,
    plan: { ...annualTrial.plan, chosen: 'B2CMONTHLY' },
    voucher: { status: 'checking', code: 'BEWELL30' },
    quote: { status: 'offline' },
  },
  countryWanted: {
    ...annualTrial,
    plan: samplePlans.dollar,
    region: { status: 'countryWanted' },
    quote: { status: 'countryWanted' },
  },
  quoteFailed: { ...annualTrial, quote: { status: 'failed' } },

  cardPageLoading: withCard({ status: 'loadingPage', page: { src: sampleCardPage.src } }),
  cardFieldsMissing: withCardProblem({ reason: 'missing', fields: ['expiry', 'code'] }),
  cardFieldInvalid: withCardProblem({ reason: 'invalid', fields: ['number'] }),
  cardSubmitting: withCard({ status: 'submitting', page: sampleCardPage }),
  cardDeclined: withCardProblem({ reason: 'declined' }),
  cardExpired: withCardProblem({ reason: 'expired' }),
  cardDetailsWrong: withCardProblem({ reason: 'detailsWrong' }),
  cardDeclinedReloading: withCard({ status: 'loadingPage', problem: { reason: 'declined' } }),
  cardSaved: withCard({ status: 'saved', brand: 'Visa', last4: '4242' }),
  cardSavedUndescribed: withCard({ status: 'savedUndescribed' }),
  cardPageFailed: withCard({ status: 'pageFailed' }),
  cardPageSilent: withCard({ status: 'pageSilent' }),
  tooManyCardPages: withCard({ status: 'tooManyPages', minutes: 40 }),

  paypalNotApproved: withPayPal({ status: 'notApproved' }),
  paypalApproving: withPayPal({ status: 'approving' }),
  paypalApproved: withPayPal({ status: 'approved' }),
  paypalCancelled: withPayPal({ status: 'cancelled' }),
  paypalRefused: withPayPal({ status: 'refused' }),
  paypalUnavailable: withPayPal({ status: 'unavailable' }),

  walletHidden: withWallet({ status: 'preparing', frame: { src: sampleWalletFrame.src } }),
  walletShown: withWallet({ status: 'offered', frame: sampleWalletFrame }),
  walletClosed: withWallet({ status: 'failed', reason: 'cancelled', frame: sampleWalletFrame }),
  walletDenied: withWallet({ status: 'failed', reason: 'declined', frame: sampleWalletFrame }),
  walletDown: withWallet({ status: 'failed', reason: 'unavailable', frame: sampleWalletFrame }),
  walletPaying: {
    ...withWallet({ status: 'offered', frame: sampleWalletFrame }),
    purchase: { status: 'submitting' },
  },

  tabbedCard: { ...annualTrial, payment: { ...samplePayment, layout: 'tabs' } },
  tabbedPayPal: { ...annualTrial, payment: { ...samplePayment, layout: 'tabs', chosen: 'paypal' } },

  submitting: purchasing({ status: 'submitting' }),
  slowBank: purchasing({ status: 'checkingWithBank' }),
  undecided: purchasing({ status: 'undecided' }),
  paypalDeclined: { ...withPayPal({ status: 'approved' }), purchase: { status: 'declined' } },
  methodMissing: { ...withPayPal({ status: 'notApproved' }), purchase: { status: 'methodMissing' } },
  scriptWanted: { ...annualTrial, purchase: { status: 'scriptWanted' } },
  offline: { ...annualTrial, purchase: { status: 'offline' } },
  gatewayUnavailable: {
    ...withCard({ status: 'saved', brand: 'Mastercard', last4: '4444' }),
    purchase: { status: 'gatewayUnavailable' },
  },
  tooManyPurchases: purchasing({ status: 'tooManyAttempts', minutes: 25 }),
  totalChanged: {
    ...quoted('B2CMONTHLY', sampleQuotes.monthly),
    quote: { status: 'changed', quote: sampleQuotes.monthly, before: { amount: 1199, currency: 'EUR' } },
    payment: { ...samplePayment, card: { status: 'saved', brand: 'Visa', last4: '4242' } },
    purchase: { status: 'totalChanged' },
  },
  quoteChangedMeanwhile: {
    ...withCard({ status: 'saved', brand: 'Visa', last4: '4242' }),
    purchase: { status: 'quoteChangedMeanwhile' },
  },
  alreadyBought: purchasing({ status: 'alreadyBought' }),
} satisfies Record<string, CheckoutState>;

function quoted(chosen: string, quote: Quote): CheckoutState {
  return { ...annualTrial, plan: choosing(chosen), quote: { status: 'ready', quote } };
}

/** Customers without a right to a trial are offered the annual plan without free days. */
function choosing(chosen: string): CheckoutState['plan'] {
  const { options } = samplePlans.euro;
  if (chosen !== 'B2CANNUAL') return { options, chosen };
  return {
    chosen,
    options: options.map(({ trialDays, ...option }) =>
      trialDays === undefined ? option : { ...option, code: chosen },
    ),
  };
}

function refusing(code: string, refusal: VoucherRefusal): CheckoutState {
  return { ...annualTrial, voucher: { status: 'refused', code, ...refusal } };
}

function withCard(card: CardState): CheckoutState {
  return { ...annualTrial, payment: { ...samplePayment, card } };
}

function withCardProblem(problem: CardProblem): CheckoutState {
  return withCard({ status: 'page', page: sampleCardPage, problem });
}

function withPayPal(paypal: PayPalState): CheckoutState {
  return { ...annualTrial, payment: { ...samplePayment, chosen: 'paypal', paypal } };
}

/** Wallets are offered where something is charged today. */
function withWallet(wallet: WalletState): CheckoutState {
  return { ...quoted('B2CMONTHLY', sampleQuotes.monthly), wallet };
}

/** A purchase is sent with a saved card. */
function purchasing(purchase: PurchaseState): CheckoutState {
  return { ...withCard({ status: 'saved', brand: 'Visa', last4: '4242', room: 396 }), purchase };
}
