import type { FastifyReply } from 'fastify';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import type { Refusal } from '../refusal.ts';

/** Every refusal that a route of billing may answer with. */
export const refused = { '4xx': ApiErrors, '5xx': ApiErrors } as const;

/** Answers with a refusal. */
export function answerRefusal(reply: FastifyReply, { statusCode, error }: Refusal) {
  return reply.code(statusCode).send(apiErrors(error));
}
