import type { FastifyReply, FastifyRequest } from 'fastify';
import { socialConnections } from '../../../config/social-connections.ts';
import type { SignedInPerson } from '../provider/interactions.ts';

/** By what a browser signed in last. Which workplace it was is not kept. */
export const loginMethods = ['password', 'passkey', 'workplace', ...socialConnections] as const;
export type LoginMethod = (typeof loginMethods)[number];

const cookieName = 'lastLogin';
const yearSeconds = 365 * 24 * 60 * 60;

/** Remembers in the browser how it signed in. It names no account, and is only shown. */
export function rememberLogin(
  reply: FastifyReply,
  { connection, amr }: Pick<SignedInPerson, 'connection' | 'amr'>,
  secure: boolean,
): void {
  const company = loginMethods.find((method) => method === connection) ?? 'workplace';
  const own = amr === undefined ? 'password' : 'passkey';
  reply.setCookie(cookieName, connection === undefined ? own : company, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure },
    maxAge: yearSeconds,
  });
}

/** How the browser signed in last. */
export function lastLoginIn(request: FastifyRequest): LoginMethod | undefined {
  return loginMethods.find((method) => method === request.cookies[cookieName]);
}
