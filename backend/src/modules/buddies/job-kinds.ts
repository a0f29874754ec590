import { jobKind } from '../../process/jobs.ts';

/** Tells a person who asks to be their buddy, once a day at most. */
export const tellRequests = jobKind<{ accountId: string }>('buddies.tell', ({ accountId }) => accountId);

/** Tells a person that others accepted their requests, once a day at most. */
export const tellAcceptances = jobKind<{ accountId: string }>(
  'buddies.tellAcceptances',
  ({ accountId }) => accountId,
);

/** Each morning: tells the people whose requests others accepted since the last mail. */
export const tellAllAcceptances = jobKind('buddies.tellAllAcceptances');

/** Each morning: tells the people whom others asked since the last mail. */
export const tellAllRequests = jobKind('buddies.tellAll');
