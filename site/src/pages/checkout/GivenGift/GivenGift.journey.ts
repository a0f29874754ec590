import { defineJourney } from '../../../journeys/defineJourney.ts';

const given = ['given', 'sent', 'sending', 'family', 'longWords'] as const;
const closed = ['redeemed', 'refunded', 'refunding', 'expired', 'open'] as const;

/** What every form of the page may answer; a gift that was closed meanwhile is shown as it is then. */
const refused = ['unavailable', 'tooManyAttempts', ...closed, 'notFound', 'otherAccount'] as const;

export const journey = defineJourney('GivenGift', {
  at: ['givenGift'],
  opens: [...given, ...closed, 'notFound'],
  ways: [
    {
      on: 'submit',
      sends: 'resend',
      to: { GivenGift: ['sentAgain', 'justSent', ...refused] },
    },
    {
      on: 'submit',
      sends: 'correct',
      to: {
        GivenGift: [
          'corrected',
          'correctedAndSent',
          'sentAgain',
          'addressInvalid',
          'addressMissing',
          'justSent',
          ...refused,
        ],
      },
    },
    { on: 'submit', sends: 'refund', to: { GivenGift: ['refunded', 'refunding', ...refused] } },
    { from: ['open'], on: 'retry', to: { GivenGift: [...given, 'open', 'notFound'] } },
    { from: ['refunding'], on: 'retry', to: { GivenGift: ['refunded', 'refunding', ...given] } },
  ],
});
