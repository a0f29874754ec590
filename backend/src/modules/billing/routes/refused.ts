import { ApiErrors } from '../../../http/api-errors.ts';

/** Every refusal that a route of billing may answer with. */
export const refused = { '4xx': ApiErrors, '5xx': ApiErrors } as const;
