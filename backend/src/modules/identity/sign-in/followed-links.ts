import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DestinationFacts } from './destination.ts';

const cookieName = 'followedLinks';
const yearSeconds = 365 * 24 * 60 * 60;
const mostRemembered = 10;

/** A deep link that a sign-in was begun for, and whether this browser followed it before. */
export function redirectClaimOf(
  request: FastifyRequest,
  url: string | undefined,
): DestinationFacts['redirectClaim'] {
  if (url === undefined) return undefined;
  return { url, followedBefore: marksIn(request).some((mark) => mark.startsWith(`${keyOf(url)}.`)) };
}

/** Leaves a mark with the time under the address, so that it is followed once. */
export function rememberFollowed(request: FastifyRequest, reply: FastifyReply, url: string, secure: boolean) {
  const marks = [`${keyOf(url)}.${Date.now()}`, ...marksIn(request)].slice(0, mostRemembered);
  reply.setCookie(cookieName, marks.join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: yearSeconds,
  });
}

function marksIn(request: FastifyRequest): string[] {
  return (request.cookies[cookieName] ?? '').split('~').filter((mark) => /^[\w-]{16}\.\d+$/.test(mark));
}

/** Short enough for a cookie, and the address itself stays out of it. */
function keyOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 16);
}
