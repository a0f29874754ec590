import type { ErrorCodeOf } from '../../../../backend/src/http/error-codes.ts';
import type { AtlasEntry } from '../entry.ts';

/** Refusals of families and of buddies. */
export const sharing: Record<ErrorCodeOf<'sharing'>, AtlasEntry> = {
  FAMILY_FULL: {
    for: 'people',
    name: 'Family full',
    when: 'A person is invited when no place of the family is free.',
    wayOn: 'Remove a person first',
    charged: 'notInReach',
    at: ['family/ManageFamily', 'noPlaceLeft'],
    words: ['refusals.FAMILY_FULL'],
  },
  NO_FAMILY_PLAN: {
    for: 'people',
    name: 'No family plan',
    when: 'A person invites a family without a plan for one.',
    wayOn: 'See the family plan',
    charged: 'notInReach',
    at: ['family/OwnerInvite', 'none'],
    words: ['family.none.title', 'family.none.text'],
  },
  BUDDIES_FULL: {
    for: 'people',
    name: 'Buddies full',
    when: 'One of two people has as many buddies as there can be.',
    wayOn: 'Stop being buddies with one first',
    charged: 'notInReach',
    at: ['buddies/BuddyRequest', 'full'],
    words: ['buddyRequest.full.own.title', 'buddyRequest.full.own.text'],
  },
  BUDDY_BLOCKED: {
    for: 'people',
    name: 'Blocked by yourself',
    when: 'The link of a person is opened whom one has blocked.',
    wayOn: 'Unblock first',
    charged: 'notInReach',
    at: ['buddies/BuddyRequest', 'blocked'],
    words: ['buddyRequest.blocked.title', 'buddyRequest.blocked.text'],
  },
  BUDDY_LINK_UNKNOWN: {
    for: 'people',
    name: 'Link does not work',
    when: 'The link for buddies was replaced, or never was one.',
    wayOn: 'Ask for another link',
    charged: 'notInReach',
    at: ['buddies/BuddyRequest', 'unknown'],
    words: ['buddyRequest.unknown.title', 'buddyRequest.unknown.text'],
  },
  OWN_BUDDY_LINK: {
    for: 'people',
    name: 'Own link',
    when: 'The own link for buddies is opened.',
    wayOn: 'Send it to people you know',
    charged: 'notInReach',
    at: ['buddies/BuddyRequest', 'own'],
    words: ['buddyRequest.own.title', 'buddyRequest.own.text'],
  },
  BUDDY_NOT_FOUND: {
    for: 'pages',
    name: 'Request gone',
    when: 'A request or a buddy is changed that is not there any more.',
    wayOn: 'Shows the list as it is',
    charged: 'notInReach',
    at: ['buddies/Buddies', 'some'],
    words: ['refusals.BUDDY_NOT_FOUND'],
  },
};
