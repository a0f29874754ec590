import { defineJourney } from '../../../journeys/defineJourney.ts';

const shown = ['open', 'atOnce', 'inUs', 'longName'] as const;
const payPalChosen = ['paypal'] as const;

export const journey = defineJourney('PayGift', {
  at: ['payGift'],
  opens: ['loading', 'atOnce', 'inUs', 'paypal', 'notFound', 'unavailable'],
  ways: [
    // The page of the card is asked for once the page is open.
    { from: ['loading'], on: 'itself', to: { PayGift: shown } },
    { from: payPalChosen, on: 'onPaymentMethodChoose', field: 'paymentMethod', to: { PayGift: shown } },
    { on: 'onPaymentMethodChoose', field: 'paymentMethod', to: { PayGift: payPalChosen } },
    { from: ['unavailable'], on: 'submit', to: { PayGift: 'opens', GivenGift: 'opens' } },
    {
      on: 'submit',
      through: ['submitting'],
      to: {
        // A gift whose payment is still open says so there.
        GivenGift: ['given', 'sending', 'family', 'open'],
        PayGift: [
          'undecided',
          'methodMissing',
          'gatewayUnavailable',
          'otherAccount',
          'mayHaveBought',
          // The form was posted before the script ran.
          'scriptWanted',
        ],
        outside: 'PayPal',
      },
    },
  ],
});
