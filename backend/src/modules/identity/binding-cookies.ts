import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** What is under way at once in one browser. The oldest is dropped, or its cookies would fill the header. */
const mostAtOnce = 5;

/** Whether a text is a state as we make it. Any other cannot name a cookie. */
export function isState(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text);
}

/**
 * Binds what is under way to the browser that began it, by a cookie each, so that several may be under way at once. The
 * database keeps a hash of the cookie.
 */
export function createBindingCookies(
  prefix: string,
  { lastsSeconds, ...cookieOptions }: CookieSerializeOptions & { lastsSeconds: number },
) {
  const options = { path: '/', httpOnly: true, ...cookieOptions } as const;

  return {
    /** Sets the cookie of `state`. Gives the hash to keep. */
    bind(request: FastifyRequest, reply: FastifyReply, state: string): string {
      for (const name of oldest(request)) reply.clearCookie(name, options);
      const value = `${Date.now()}.${randomBytes(16).toString('base64url')}`;
      reply.setCookie(`${prefix}${state}`, value, { ...options, maxAge: lastsSeconds });
      return hashOf(value);
    },

    /** The hash of the cookie of `state`, which this browser may not have. */
    hashIn(request: FastifyRequest, state: string): string {
      return hashOf(request.cookies[`${prefix}${state}`] ?? '');
    },

    clear(reply: FastifyReply, state: string): void {
      reply.clearCookie(`${prefix}${state}`, options);
    },
  };

  function oldest(request: FastifyRequest): string[] {
    const begunAt = (value: string | undefined) => Number.parseInt(value ?? '', 10) || 0;
    return Object.entries(request.cookies)
      .filter(([name]) => name.startsWith(prefix))
      .sort(([, one], [, other]) => begunAt(other) - begunAt(one))
      .slice(mostAtOnce - 1)
      .map(([name]) => name);
  }
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
