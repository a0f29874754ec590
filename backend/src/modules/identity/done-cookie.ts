import type { FastifyReply } from 'fastify';
import type { PageVisit } from '../../http/page-handler.ts';

const name = 'done';
/** Between a form's answer and the page that it leads to, which a slow phone may open late, or not at the first try. */
export const doneLastsSeconds = 10 * 60;

/**
 * Tells the page that a form leads to what the form has done, once. In the page's address it would be told again by each
 * reload, and by a link that a stranger makes.
 */
export function createDoneCookie({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  function keep(reply: FastifyReply, page: string, done: string) {
    reply.setCookie(name, `${page}:${done}`, { ...options, maxAge: doneLastsSeconds });
  }

  function take<Done extends string>(
    { request, reply }: Pick<PageVisit, 'request' | 'reply'>,
    page: string,
    known: readonly Done[],
  ): Done | undefined {
    const done = known.find((each) => request.cookies[name] === `${page}:${each}`);
    if (done !== undefined) reply.clearCookie(name, options);
    return done;
  }

  return {
    /** Keeps what was done for a page, given by its path without a language. */
    keep,

    /** Keeps what was done, and with what. */
    keepNamed: (reply: FastifyReply, page: string, done: string, subject: string) => {
      keep(reply, page, `${done}:${subject}`);
    },

    /** What was done for a page. It is told once. */
    take,

    /** With which of these subjects something was done for a page. It is told once. */
    takeNamed: (
      visit: Pick<PageVisit, 'request' | 'reply'>,
      page: string,
      done: string,
      subjects: readonly string[],
    ): string | undefined => {
      const told = subjects.map((subject) => `${done}:${subject}`);
      return take(visit, page, told)?.slice(`${done}:`.length);
    },
  };
}

export type DoneCookie = ReturnType<typeof createDoneCookie>;
