import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors } from '../../../http/api-errors.ts';
import type { Person } from '../ports.ts';
import type { Refusal } from '../refusal.ts';

/** Who is signed in, if anybody is. */
export type SessionOf = (request: FastifyRequest) => Promise<Person | undefined>;

/** Whoever asks, if they may ask for that person; otherwise the refusal. */
export async function callerFor(
  request: FastifyRequest,
  sessionOf: SessionOf,
  userId?: string,
): Promise<{ ok: true; person: Person } | { ok: false; refusal: Refusal }> {
  const person = await sessionOf(request);
  if (person === undefined) return { ok: false, refusal: signedOut };
  if (userId !== undefined && userId !== person.userId) return { ok: false, refusal: somebodyElse };
  return { ok: true, person };
}

/** Answers with a refusal. What is said of somebody's money is not stored on the way. */
export function answerRefusal(reply: FastifyReply, { statusCode, error }: Refusal) {
  return reply.code(statusCode).send(apiErrors(error));
}

const signedOut: Refusal = {
  statusCode: 401,
  error: { code: 'SIGNED_OUT', title: 'Whoops', detail: 'Sign in first.' },
};

const somebodyElse: Refusal = {
  statusCode: 403,
  error: { code: 'NOT_YOUR_ACCOUNT', title: 'Whoops', detail: 'Everybody buys for themselves.' },
};
