import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { apiErrors, refused, type ApiError } from './api-errors.ts';

/** Every call of a member names whom the page that sends it was drawn for. */
export const MemberQuery = Type.Object({
  userId: Type.String({ maxLength: 100, description: 'The id of the caller, as the session names it.' }),
});
export type MemberQuery = Static<typeof MemberQuery>;

interface Refused {
  ok: false;
  refusal: typeof signedOutRefusal | typeof otherAccount;
}

/**
 * The signed-in user, where the request names this very user; otherwise the refusal. Another account may have been
 * logged in since the page was opened: its data must not be shown there, nor used.
 */
export async function callerFor<Person extends { userId: string }>(
  request: FastifyRequest & { query: MemberQuery },
  sessionOf: (request: FastifyRequest) => Promise<Person | undefined>,
): Promise<{ ok: true; person: Person } | Refused> {
  const person = await sessionOf(request);
  if (person === undefined) return { ok: false, refusal: signedOutRefusal };
  if (person.userId !== request.query.userId) return { ok: false, refusal: otherAccount };
  return { ok: true, person };
}

const signedOutError = {
  code: 'SIGNED_OUT',
  title: 'Whoops',
  detail: 'Log in first.',
} as const satisfies ApiError;

/** The refusal of a request whose session has ended. */
export const signedOutRefusal = { statusCode: 401, error: signedOutError };

/** The body of an answer with 401. */
export const signedOut = apiErrors(signedOutError);

/** The refusal of a request that names another user than the one who is signed in. */
export const otherAccount = {
  statusCode: 403,
  error: {
    code: 'NOT_YOUR_ACCOUNT',
    title: 'Whoops',
    detail: 'Another account is logged in. It can see and use only what is its own.',
  } as const satisfies ApiError,
};

/** What `callerFor` refuses, for `/openapi.json`. */
export const callerRefusals = {
  401: refused('No one is logged in.'),
  403: refused('Another account is logged in than `userId` names, or the request comes from another site.'),
};
