import { ApiErrors } from '../../../api-errors.ts';

/** Every refusal that a route of billing may answer with. */
export const refused = {
  400: ApiErrors,
  401: ApiErrors,
  402: ApiErrors,
  403: ApiErrors,
  404: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
  503: ApiErrors,
} as const;
