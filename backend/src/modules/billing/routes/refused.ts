import type { FastifyReply } from 'fastify';
import { ApiErrors, apiErrors, retryAfterSeconds } from '../../../http/api-errors.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { errorIn } from '../eligibility-refusal.ts';
import type { Refusal } from '../refusal.ts';

/** Every refusal that a route of billing may answer with. */
export const refused = { '4xx': ApiErrors, '5xx': ApiErrors } as const;

/** Answers with a refusal, in the language of the call. */
export function answerRefusal(reply: FastifyReply, { statusCode, error }: Refusal) {
  if (statusCode === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply.code(statusCode).send(apiErrors(errorIn(languageOfCall(reply.request), error)));
}
