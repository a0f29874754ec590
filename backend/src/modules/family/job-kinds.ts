import { jobKind } from '../../process/jobs.ts';

/** Ends the own plans of a person who joined a family and asked for that. */
export const endOwnPlan = jobKind<{ personId: string }>('family.endOwnPlan', ({ personId }) => personId);

/** Has a person leave the family that they joined, once they pay for a family plan. Each is taken on, as the ones that tell are. */
export const leaveForOwnPlan = jobKind<{ userId: string }>('family.leaveForOwnPlan');

/** Tells the people of a family what became of its plan. Each is taken on: one that runs may have read the plan before. */
export const tellFamily = jobKind<{ groupId: string }>('family.tell');

/**
 * Tells a slice of the families that are open, those beyond an id, and asks for the next slice: the queue holds one job for
 * all of them.
 */
export const tellFamilies = jobKind<{ beyond?: string }>('family.tellSlice');

/** Each night: forgets who left long ago, and has each family told what no reading told. */
export const tidyFamilies = jobKind('family.tidy');
