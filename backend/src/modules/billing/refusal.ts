import { Type, type Static } from 'typebox';
import { ApiError } from '../../http/api-errors.ts';

/** A no to a request: the error as it is answered, and with which status. */
export const Refusal = Type.Object({ statusCode: Type.Integer(), error: ApiError });
export type Refusal = Static<typeof Refusal>;

/** The company that bills did not answer in time, or not clearly. Nothing was changed there. */
export const billingUnavailable: Refusal = {
  statusCode: 503,
  error: {
    code: 'BILLING_UNAVAILABLE',
    title: 'Whoops',
    detail:
      'Our billing system is not responding at the moment. Nothing was charged. Please try again in a few minutes.',
  },
};
