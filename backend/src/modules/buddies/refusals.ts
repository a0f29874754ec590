import type { ApiError } from '../../http/api-errors.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import type { Asked } from './relating.ts';

/** A refusal, and the status that it is answered with. */
interface Refusal {
  statusCode: 404 | 409 | 429;
  error: ApiError;
}

/** One of the two people has as many buddies as there can be. */
export const buddiesFull = {
  statusCode: 409,
  error: {
    code: 'BUDDIES_FULL',
    title: 'Whoops',
    detail: 'One of you has as many buddies as there can be.',
  },
} as const satisfies Refusal;

/** There is no such relationship of this person, or none that can be changed so. */
export const noRelationship = {
  statusCode: 404,
  error: {
    code: 'BUDDY_NOT_FOUND',
    title: 'Whoops',
    detail: 'There is no such request, and no such buddy, any more.',
  },
} as const satisfies Refusal;

/** No person has such a link. */
export const noBuddyLink = {
  statusCode: 404,
  error: { code: 'BUDDY_LINK_UNKNOWN', title: 'Whoops', detail: 'This link does not work.' },
} as const satisfies Refusal;

/** The link is the own one. */
const ownBuddyLink = {
  statusCode: 409,
  error: { code: 'OWN_BUDDY_LINK', title: 'Whoops', detail: 'This is your own link.' },
} as const satisfies Refusal;

/** The person of the link was blocked by who asks. */
const blockedByAsker = {
  statusCode: 409,
  error: { code: 'BUDDY_BLOCKED', title: 'Whoops', detail: 'You have blocked this person.' },
} as const satisfies Refusal;

/** Why a person could not be asked; undefined where they were, or are a buddy. */
export function refusalOf(asked: Asked): Refusal | undefined {
  switch (asked.outcome) {
    case 'asked':
    case 'buddies':
      return undefined;
    case 'own':
      return ownBuddyLink;
    case 'blocked':
      return blockedByAsker;
    case 'unknown':
      return noBuddyLink;
    case 'full':
      return buddiesFull;
    case 'tooMany':
      return { statusCode: 429, error: tooManyTries(asked.minutes) };
  }
}
