import { jobKind } from '../../process/jobs.ts';

/** Each night: deletes the moments that were taken back while they were hidden, and that no moderator has decided about in time. */
export const forgetRevoked = jobKind('moments.forgetRevoked');
