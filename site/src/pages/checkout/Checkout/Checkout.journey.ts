import { defineJourney } from '../../../journeys/defineJourney.ts';

/** Orders that a quote brings, by country, plan, voucher and standing. */
const quoted = [
  'annualTrial',
  'monthly',
  'familyAnnual',
  'annualWithoutTrial',
  'trialWithVoucher',
  'monthlyWithVoucher',
  'familyWithVoucher',
  'monthlyTrial',
  'monthlyTrialWithVoucher',
  'afterCurrentPlan',
  'afterCurrentPlanWithoutTrial',
  'upgrade',
  'annualLater',
  'laterVoucher',
  'monthlyLater',
  'formerMember',
  'formerMemberWithVoucher',
  'unitedStatesTax',
  'unitedStatesMonthly',
  'unitedStatesPostalCodeWanted',
  'dollarFromFriend',
  'dollarVoucher',
  'dollarTrialVoucher',
  'indiaCardsOnly',
  'brazilFamily',
  'countryWithoutTax',
] as const;

const voucherRefused = [
  'voucherNotFound',
  'voucherExpired',
  'voucherNotYet',
  'voucherSoldOut',
  'voucherNotForPlan',
  'voucherNotForZone',
  'voucherAlreadyUsed',
  'voucherNewMembersOnly',
  'voucherStudentsOnly',
  'voucherOpensAccess',
  'voucherReferralNotEligible',
  'voucherAddressUnproved',
  'voucherUnavailable',
] as const;

const postalCodeRefused = [
  'unitedStatesPostalCodeRefused',
  'unitedStatesPostalCodeUnknown',
  'unitedStatesPostalCodeMissing',
] as const;

const paypalChosen = [
  'paypalNotApproved',
  'paypalApproved',
  'paypalCancelled',
  'paypalRefused',
  'paypalUnavailable',
  'paypalDeclined',
  'methodMissing',
  'tabbedPayPal',
] as const;

const quoteAwaited = ['quoteUpdating', 'quoteOffline', 'loading'] as const;

export const journey = defineJourney('Checkout', {
  at: ['checkout'],
  opens: [
    ...quoted,
    ...voucherRefused,
    'unitedStatesPostalCodeUnknown',
    'longAddress',
    'employerPays',
    'familyMember',
    'inAFamily',
    'countryWanted',
    'quoteFailed',
    'tabbedCard',
    'tabbedPayPal',
    'paypalApproving',
    'paypalCancelled',
    'loading',
  ],
  ways: [
    {
      on: 'submit',
      through: ['cardSubmitting', 'submitting', 'offline', 'slowBank', 'cardDeclinedReloading'],
      to: {
        CheckoutConfirmation: 'opens',
        Checkout: [
          'cardFieldsMissing',
          'cardFieldInvalid',
          'cardDeclined',
          'cardExpired',
          'cardDetailsWrong',
          'cardPageSilent',
          'paypalNotApproved',
          'paypalApproving',
          'paypalDeclined',
          'paypalRefused',
          'paypalUnavailable',
          'methodMissing',
          'unitedStatesPostalCodeMissing',
          'scriptWanted',
          'gatewayUnavailable',
          'tooManyPurchases',
          'totalChanged',
          'quoteChangedMeanwhile',
          'undecided',
          'alreadyBought',
          'quoteFailed',
          'quoteUpdating',
        ],
        CheckoutError: 'opens',
        // Free days that a friend gave are confirmed by a page of their own.
        ReferralConfirmation: 'opens',
        outside: 'PayPal',
      },
    },
    {
      on: 'onPlanChoose',
      field: 'plan',
      through: quoteAwaited,
      to: { Checkout: [...quoted, 'voucherNotForPlan', 'quoteFailed'], CheckoutError: 'opens' },
    },
    {
      on: 'onCountryChoose',
      field: 'country',
      through: quoteAwaited,
      to: { Checkout: [...quoted, 'voucherNotForZone', 'quoteFailed'], CheckoutError: 'opens' },
    },
    {
      on: 'choosePostalCode',
      through: quoteAwaited,
      to: { Checkout: ['unitedStatesTax', 'unitedStatesMonthly', ...postalCodeRefused, 'quoteFailed'] },
    },
    {
      on: 'applyVoucher',
      through: ['voucherChecking', ...quoteAwaited],
      to: {
        Checkout: [
          'trialWithVoucher',
          'monthlyWithVoucher',
          'familyWithVoucher',
          'monthlyTrialWithVoucher',
          'laterVoucher',
          'formerMemberWithVoucher',
          'dollarFromFriend',
          'dollarVoucher',
          'dollarTrialVoucher',
          'voucherMissing',
          ...voucherRefused,
          'quoteFailed',
        ],
      },
    },
    {
      on: 'removeVoucher',
      through: quoteAwaited,
      to: { Checkout: [...quoted, 'quoteFailed'] },
    },
    {
      from: paypalChosen,
      on: 'onPaymentMethodChoose',
      field: 'paymentMethod',
      to: { Checkout: ['annualTrial', 'tabbedCard'] },
    },
    {
      on: 'onPaymentMethodChoose',
      field: 'paymentMethod',
      to: { Checkout: ['paypalNotApproved', 'tabbedPayPal', 'paypalApproved', 'paypalRefused'] },
    },
    {
      on: 'onCardPageRetry',
      label: 'checkout.pay.card.pageFailed.retry',
      through: ['cardPageLoading'],
      to: { Checkout: ['annualTrial', 'cardPageFailed', 'cardPageSilent', 'tooManyCardPages'] },
    },
    {
      on: 'onCardReplace',
      label: 'checkout.pay.card.replace',
      through: ['cardPageLoading'],
      to: { Checkout: ['annualTrial', 'cardPageFailed', 'cardPageSilent', 'tooManyCardPages'] },
    },
    // The page of the card, that of wallets, and an approval by PayPal are asked for once the page is open.
    {
      from: ['loading', ...quoted],
      on: 'itself',
      through: ['cardPageLoading', 'walletHidden'],
      to: {
        Checkout: [
          'annualTrial',
          'walletShown',
          'cardPageFailed',
          'cardPageSilent',
          'tooManyCardPages',
          'paypalUnavailable',
        ],
      },
    },
    {
      from: ['paypalApproving'],
      on: 'itself',
      to: { Checkout: ['paypalApproved', 'paypalRefused', 'paypalUnavailable', 'paypalNotApproved'] },
    },
    // A card that is saved is shown while the order is made, and stays when nothing comes of it.
    { from: ['cardSubmitting'], on: 'itself', to: { Checkout: ['cardSaved', 'cardSavedUndescribed'] } },
    // The buttons of wallets.
    {
      from: ['walletShown', 'walletClosed', 'walletDenied', 'walletDown'],
      on: 'frame',
      through: ['walletPaying', 'slowBank'],
      to: {
        CheckoutConfirmation: 'opens',
        Checkout: ['walletClosed', 'walletDenied', 'walletDown'],
        CheckoutError: 'opens',
      },
    },
  ],
});
