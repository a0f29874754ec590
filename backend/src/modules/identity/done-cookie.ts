import type { FastifyReply } from 'fastify';
import { accountMark } from '../../http/account-mark.ts';
import type { MemberVisit } from '../../http/page-handler.ts';

const name = 'done';
/** Between a form's answer and the page that it leads to, which a slow phone may open late, or not at the first try. */
export const doneLastsSeconds = 10 * 60;

/** In place of a page: what was done is told by the account's page or by that of the login methods, whichever is opened first. */
export const accountPages = 'account';

/** The browser in which something was done, and in which account. */
interface Doer {
  reply: FastifyReply;
  userId: string;
}

/**
 * Tells the page that a form leads to what the form has done, once, and to the account in which it was done alone. In the
 * page's address it would be told again by each reload, and by a link that a stranger makes.
 */
export function createDoneCookie({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  function take<Done extends string>(
    { request, reply, userId }: Pick<MemberVisit, 'request' | 'reply' | 'userId'>,
    page: string,
    known: readonly Done[],
  ): Done | undefined {
    const done = known.find((each) => request.cookies[name] === valueOf(userId, page, each));
    if (done !== undefined) reply.clearCookie(name, options);
    return done;
  }

  return {
    /** Keeps what was done, and with what, for a page that is given by its path without a language, or for `accountPages`. */
    keep({ reply, userId }: Doer, page: string, done: string, subject?: string): void {
      const told = subject === undefined ? done : named(done, subject);
      reply.setCookie(name, valueOf(userId, page, told), { ...options, maxAge: doneLastsSeconds });
    },

    /** What was done for a page. It is told once. */
    take,

    /** With which of these subjects something was done for a page. It is told once. */
    takeNamed: (
      visit: Pick<MemberVisit, 'request' | 'reply' | 'userId'>,
      page: string,
      done: string,
      subjects: readonly string[],
    ): string | undefined => {
      const told = subjects.map((subject) => named(done, subject));
      return take(visit, page, told)?.slice(named(done, '').length);
    },
  };
}

export type DoneCookie = ReturnType<typeof createDoneCookie>;

function named(done: string, subject: string): string {
  return `${done}:${subject}`;
}

function valueOf(userId: string, page: string, told: string): string {
  return `${accountMark(userId)}:${page}:${told}`;
}
