import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkMinutes } from './reset-links.ts';

const name = 'newPassword';

/** A hash of the link's token, another one than the database keeps: names the link that a form belongs to. */
export function linkFingerprintOf(token: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['link of a form', token]))
    .digest('base64url');
}

/**
 * Keeps the token of an opened link out of the page's address: from there it would reach the page's own links, the
 * browser's history and what other sites are told of where a visitor came from.
 */
export function createLinkCookie({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  return {
    keep(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { ...options, maxAge: linkMinutes * 60 });
    },

    tokenIn(request: FastifyRequest): string {
      return request.cookies[name] ?? '';
    },

    clear(reply: FastifyReply) {
      reply.clearCookie(name, options);
    },
  };
}

export type LinkCookie = ReturnType<typeof createLinkCookie>;
