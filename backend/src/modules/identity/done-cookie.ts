import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'done';
/** Between a form's answer and the page that it leads to. */
const lastsSeconds = 60;

/**
 * Tells the page that a form leads to what the form has done, once. In the page's address it would be told again by each
 * reload, and by a link that a stranger makes.
 */
export function createDoneCookie({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  return {
    /** Keeps what was done for a page, given by its path without a language. */
    keep(reply: FastifyReply, page: string, done: string) {
      reply.setCookie(name, `${page}:${done}`, { ...options, maxAge: lastsSeconds });
    },

    /** What was done for a page. It is told once. */
    take<Done extends string>(
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      page: string,
      known: readonly Done[],
    ): Done | undefined {
      const done = known.find((each) => request.cookies[name] === `${page}:${each}`);
      if (done !== undefined) reply.clearCookie(name, options);
      return done;
    },
  };
}

export type DoneCookie = ReturnType<typeof createDoneCookie>;
