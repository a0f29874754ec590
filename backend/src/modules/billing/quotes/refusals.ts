import type { Refusal } from '../refusal.ts';

export const planNotSold: Refusal = {
  statusCode: 422,
  error: { code: 'PLAN_NOT_SOLD', title: 'Whoops', detail: 'This plan is no longer available.' },
};
