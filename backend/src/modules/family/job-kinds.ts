import { jobKind } from '../../process/jobs.ts';

/** Ends the own plan of a person who joined a family and asked for that. */
export const endOwnPlan = jobKind<{ personId: string }>('family.endOwnPlan', ({ personId }) => personId);

/** Tells the people of a family what became of its plan. */
export const tellFamily = jobKind<{ groupId: string }>('family.tell', ({ groupId }) => groupId);

/** Each night: lets those go whose last day is over, and forgets who left long ago. */
export const tidyFamilies = jobKind('family.tidy');
