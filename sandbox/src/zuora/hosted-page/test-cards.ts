import type { ChargeBehaviour } from '../model.ts';

/** Why the payment page refuses a card whose fields are filled in. */
export type CardRefusal = 'declined' | 'expired' | 'wrongCode';

/** A card that the payment page knows. It takes no others, so that no real one is typed. */
export type TestCard = { number: string; brand: 'Visa'; meaning: string } & (
  { behaviour: ChargeBehaviour } | { refusal: CardRefusal }
);

/** The test cards, as the index page lists them. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'Visa', behaviour: 'approves', meaning: 'Succeeds' },
  { number: '4000000000000002', brand: 'Visa', refusal: 'declined', meaning: 'Declined by the payment page' },
  {
    number: '4000000000000127',
    brand: 'Visa',
    refusal: 'wrongCode',
    meaning: 'Refused by the payment page, whatever security code is typed',
  },
  {
    number: '4000000000000341',
    brand: 'Visa',
    behaviour: 'declines',
    meaning: 'Saved, and declined when charged: at once, or after the free days',
  },
  {
    number: '4000000000000069',
    brand: 'Visa',
    behaviour: 'expired',
    meaning: 'Saved, but expired when ordered',
  },
  {
    number: '4000000000000259',
    brand: 'Visa',
    behaviour: 'answersLate',
    meaning: 'Charged at once, but the answer takes 30 seconds',
  },
  {
    number: '4000000000000119',
    brand: 'Visa',
    behaviour: 'failsThrice',
    meaning: 'The first three orders answer 500 and do nothing, the fourth succeeds',
  },
];

/** The number in groups of four, as it stands on a card. */
export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
