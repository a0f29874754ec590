import { defineJourney } from '../../journeys/defineJourney.ts';

export const journey = defineJourney('NewsletterLink', {
  at: ['newsletterConfirm', 'newsletterUnsubscribe'],
  reachedBy: 'mail',
  opens: [
    'confirm',
    'leave',
    'stopOffers',
    'left',
    'offersStopped',
    'invalidLink',
    'invalidLeaveLink',
    'invalidOffersLink',
  ],
  ways: [
    {
      from: ['confirm'],
      on: 'submit',
      to: { NewsletterLink: ['confirmed', 'confirmedOnTestSite', 'invalidLink'] },
    },
    { from: ['leave'], on: 'submit', to: { NewsletterLink: ['left', 'invalidLeaveLink'] } },
    { from: ['stopOffers'], on: 'submit', to: { NewsletterLink: ['offersStopped', 'invalidOffersLink'] } },
  ],
});
