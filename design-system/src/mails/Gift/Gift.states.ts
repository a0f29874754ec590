import type { GiftFacts } from './GiftState.ts';

const year: GiftFacts = {
  kind: 'year',
  giverName: 'Alex',
  receiverName: 'June',
  message: 'For the evenings after long days. Breathe out, I’ve got the dishes.',
  code: 'QT7K-2M94-WDXE',
  link: 'https://stillpoint.example/redeem?code=QT7K2M94WDXE',
  validUntil: '2028-12-24',
};

/** Every state of the mail, once. */
export const giftStates = {
  year,
  season: { ...year, kind: 'season', message: 'Sleep well.\nSee you in spring!' },
  familyYear: { ...year, kind: 'familyYear' },
  withoutWords: {
    kind: 'year',
    giverName: 'Alex',
    receiverName: 'June',
    code: year.code,
    link: year.link,
    validUntil: year.validUntil,
  },
  withoutName: {
    kind: 'year',
    receiverName: 'June',
    code: year.code,
    link: year.link,
    validUntil: year.validUntil,
  },
} satisfies Record<string, GiftFacts>;
