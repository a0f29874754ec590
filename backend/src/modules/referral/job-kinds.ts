import { jobKind } from '../../process/jobs.ts';

/** Looks at the subscription of a friend, and writes down whether they stayed. */
export const settleStay = jobKind<{ referralId: string }>('referral.settle');

/** Gives a member the month of a friend who stayed, as often as it takes. */
export const giveMonth = jobKind<{ referralId: string }>('referral.give', ({ referralId }) => referralId);

/** Tells a member what became of the link, once a day at most. */
export const tellMember = jobKind<{ linkId: string }>('referral.tell', ({ linkId }) => linkId);

/** Each night: looks at what may have changed by the day alone, and gives the months that wait. */
export const settleAll = jobKind('referral.settleAll');

/** Each night: forgets people who closed their account long ago. */
export const forgetFormer = jobKind('referral.forgetFormer');

/** Each morning: tells the members of whose links there is news. */
export const tellAll = jobKind('referral.tellAll');
