import type { ErrorCodeOf } from '../../../../backend/src/http/error-codes.ts';
import type { AtlasEntry } from '../entry.ts';

/** Refusals of gifts. */
export const giving: Record<ErrorCodeOf<'giving'>, AtlasEntry> = {
  GIFT_CHANGED: {
    for: 'pages',
    name: 'Gift costs something else',
    when: 'A gift would cost something else now than its page shows.',
    wayOn: 'The page loads again by itself',
    charged: 'nothing',
    at: ['checkout/PayGift', 'open'],
    words: ['refusals.GIFT_CHANGED'],
  },
  GIFT_NOT_FOUND: {
    for: 'people',
    name: 'Gift not found',
    when: 'A gift is opened that is not this account’s, or is none.',
    wayOn: 'Give a gift',
    charged: 'nothing',
    at: ['checkout/PayGift', 'notFound'],
    words: ['gift.pay.notFound.title', 'gift.pay.notFound.text'],
  },
  GIFT_CLOSED: {
    for: 'people',
    name: 'Gift opened meanwhile',
    when: 'A gift should be changed after it was opened, given back, or has expired.',
    wayOn: 'Nothing to do',
    charged: 'notInReach',
    at: ['checkout/GivenGift', 'redeemed'],
    words: ['gift.given.redeemed.title', 'gift.given.redeemed.text'],
  },
  GIFT_JUST_SENT: {
    for: 'people',
    name: 'Gift just sent',
    when: 'A gift is sent again a moment after it was sent.',
    wayOn: 'Wait, look in the spam folder',
    charged: 'notInReach',
    at: ['checkout/GivenGift', 'justSent'],
    words: ['gift.given.justSent.title', 'gift.given.justSent.text'],
  },
  TOO_MANY_GIFT_MAILS: {
    for: 'people',
    name: 'Gift sent too often',
    when: 'A gift is sent more often than its receiver should bear.',
    wayOn: 'Wait, then again',
    charged: 'notInReach',
    at: ['checkout/GivenGift', 'tooManyAttempts'],
    words: ['gift.given.tooMany'],
  },
  TOO_MANY_GIFT_REFUNDS: {
    for: 'people',
    name: 'Too many gifts taken back',
    when: 'An account takes back more gifts in a day than a person would.',
    wayOn: 'Wait, then again',
    charged: 'nothing',
    at: ['checkout/GivenGift', 'tooManyAttempts'],
    words: ['gift.given.tooMany'],
  },
};
