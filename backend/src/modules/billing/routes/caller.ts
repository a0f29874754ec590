import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors } from '../../../http/api-errors.ts';
import type { Person } from '../ports.ts';
import type { Refusal } from '../refusal.ts';

/** The signed-in user, if there is one. */
export type SessionOf = (request: FastifyRequest) => Promise<Person | undefined>;

/** The caller, if they may ask for that user; otherwise the refusal. */
export async function callerFor(
  request: FastifyRequest,
  sessionOf: SessionOf,
  userId?: string,
): Promise<{ ok: true; person: Person } | { ok: false; refusal: Refusal }> {
  const person = await sessionOf(request);
  if (person === undefined) return { ok: false, refusal: signedOut };
  if (userId !== undefined && userId !== person.userId) return { ok: false, refusal: otherUser };
  return { ok: true, person };
}

/** Answers with a refusal. */
export function answerRefusal(reply: FastifyReply, { statusCode, error }: Refusal) {
  return reply.code(statusCode).send(apiErrors(error));
}

const signedOut: Refusal = {
  statusCode: 401,
  error: { code: 'SIGNED_OUT', title: 'Whoops', detail: 'Sign in first.' },
};

const otherUser: Refusal = {
  statusCode: 403,
  error: { code: 'NOT_YOUR_ACCOUNT', title: 'Whoops', detail: 'Everybody buys for themselves.' },
};
