import type { BuddyRequestFacts } from './BuddyRequestState.ts';

const mail = { firstName: 'Alex', link: 'https://stillpoint.example/buddies' };

/** Every state of the mail, once. */
export const buddyRequestStates = {
  one: { ...mail, name: 'June', others: 0 },
  oneMore: { ...mail, name: 'June', others: 1 },
  several: { ...mail, name: 'June', others: 4 },
  withoutName: { ...mail, others: 0 },
  severalWithoutName: { ...mail, others: 2 },
  longName: { ...mail, name: 'Maximiliane-Friederike Hohenstaufen', others: 0 },
  unnamed: { name: 'June', others: 0, link: mail.link },
} satisfies Record<string, BuddyRequestFacts>;
