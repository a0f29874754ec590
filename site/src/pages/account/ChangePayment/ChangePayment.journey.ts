import { defineJourney } from '../../../journeys/defineJourney.ts';

const entered = [
  'ready',
  'expired',
  'noMethod',
  'cardAlone',
  'payPalNow',
  'payPalUnnamed',
  'withoutMonth',
  'tabs',
] as const;
const enteredWithDebt = ['due', 'dueLastTry'] as const;
const cardPageMissing = ['frameFailed', 'frameSilent', 'frameLimited'] as const;

const payPalChosen = ['payPal', 'payPalCancelled', 'payPalRefused', 'payPalUnavailable'] as const;

const replaced = ['replaced', 'replacedForOrder', 'replacedByPayPal', 'replacedUnnamed'] as const;
const notCharged = ['notCharged', 'notChargedUnnamed'] as const;

/** What the page of a replacement shows. */
const outcomes = [...replaced, 'paid', ...notCharged, 'open', 'paying', 'unavailable'] as const;

const refused = ['refused', 'failed', 'dueUnsure', 'tooManyAttempts', 'otherAccount'] as const;

export const journey = defineJourney('ChangePayment', {
  at: ['changePayment'],
  opens: [
    'loading',
    'dueLoading',
    'payPalApproving',
    'payPalApprovingWithDebt',
    'payPalCancelled',
    ...outcomes,
    'nothingBilled',
  ],
  ways: [
    // The page of the card is asked for once the page is open.
    {
      from: ['loading'],
      on: 'itself',
      through: ['framed'],
      to: { ChangePayment: [...entered, ...cardPageMissing] },
    },
    {
      from: ['dueLoading'],
      on: 'itself',
      through: ['dueFramed'],
      to: { ChangePayment: [...enteredWithDebt, ...cardPageMissing] },
    },
    {
      from: ['payPalApproving'],
      on: 'itself',
      to: { ChangePayment: ['payPalApproved', 'payPalRefused', 'payPalUnavailable', 'payPal', 'offline'] },
    },
    {
      from: ['payPalApprovingWithDebt'],
      on: 'itself',
      to: { ChangePayment: ['duePayPal', 'payPalRefused', 'payPalUnavailable', 'payPal', 'offline'] },
    },
    {
      from: [...payPalChosen, 'payPalApproving', 'payPalApprovingWithDebt', 'payPalApproved', 'duePayPal'],
      on: 'onPaymentMethodChoose',
      field: 'paymentMethod',
      to: { ChangePayment: ['ready', 'loading', 'tabs', 'due', 'dueLoading'] },
    },
    {
      on: 'onPaymentMethodChoose',
      field: 'paymentMethod',
      to: { ChangePayment: ['payPal', 'payPalApproved', 'duePayPal', 'payPalRefused', 'payPalUnavailable'] },
    },
    {
      on: 'onCardPageRetry',
      label: 'checkout.pay.card.pageFailed.retry',
      through: ['loading', 'framed'],
      to: { ChangePayment: [...entered, ...cardPageMissing] },
    },
    {
      on: 'onCardReplace',
      label: 'checkout.pay.card.replace',
      through: ['loading', 'framed'],
      to: { ChangePayment: [...entered, ...cardPageMissing] },
    },
    // Another look at what came of it.
    {
      from: ['open', 'paying'],
      on: 'retry',
      to: { ChangePayment: [...replaced, 'paid', ...notCharged, 'open'] },
    },
    { from: notCharged, on: 'retry', to: { ChangePayment: ['dueLoading'] } },
    { from: ['unavailable'], on: 'retry', to: { ChangePayment: 'opens' } },
    {
      from: payPalChosen,
      on: 'submit',
      through: ['payPalApproving', 'payPalApprovingWithDebt', 'offline'],
      to: { outside: 'PayPal', ChangePayment: ['payPalUnavailable', 'scriptWanted'] },
    },
    {
      on: 'submit',
      through: [
        'savingCard',
        'cardSaved',
        'submitting',
        'offline',
        'dueSavingCard',
        'dueCardSaved',
        'duePaying',
      ],
      to: {
        ChangePayment: [
          ...outcomes,
          'incomplete',
          'declined',
          ...cardPageMissing,
          'methodMissing',
          ...refused,
          // The form was posted before the script ran.
          'scriptWanted',
        ],
      },
    },
  ],
});
