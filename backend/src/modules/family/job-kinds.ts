import { jobKind } from '../../process/jobs.ts';

/** Ends the own plan of a person who joined a family and asked for that. */
export const endOwnPlan = jobKind<{ personId: string }>('family.endOwnPlan', ({ personId }) => personId);

/** Tells the people of a family what became of its plan. Each is taken on: one that runs may have read the plan before. */
export const tellFamily = jobKind<{ groupId: string }>('family.tell');

/** Each night: forgets who left long ago, and has each family told what no reading told. */
export const tidyFamilies = jobKind('family.tidy');
