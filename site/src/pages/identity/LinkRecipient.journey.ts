import { defineJourney } from '../../journeys/defineJourney.ts';

/** In place of what the link of a mail leads to: a new password, an invitation or a gift. */
export const journey = defineJourney('LinkRecipient', {
  at: ['newPassword', 'acceptInvite'],
  reachedBy: 'mail',
  opens: 'each',
  ways: [{ on: 'link', to: { Redeem: ['giftOpen', 'giftWithoutName', 'giftEndsPlan'], onward: 'opens' } }],
});
