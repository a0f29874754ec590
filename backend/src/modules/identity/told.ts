import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountMark } from '../../http/account-mark.ts';
import type { PageVisit } from '../../http/page-handler.ts';
import { opensPage } from '../../http/page-opening.ts';

const cookiePrefix = 'told.';
/** Between a form's answer and the page that it leads to, which a slow phone may open late, or not at the first try. */
export const toldLastsSeconds = 10 * 60;

/** In place of a page: told by the account's page or by that of the login methods, whichever is opened first. */
export const accountPages = 'account';
/** What is told there of a login: what was connected by it, or that nothing new was, where that was to come. */
export const toldAfterLogin = ['linked', 'notConnected'] as const;

/** What was connected, as the pages of the account are told it. */
export function linkedIn({ subject }: Pick<Notice, 'subject'>): { done?: 'linked'; linked?: string } {
  return subject === undefined ? {} : { done: 'linked', linked: subject };
}

/** In place of a page: told by the page of the question that is asked of a person whom a company has signed in. */
export const questionPages = 'question';

/** Where something is told, and to whom. */
export interface Place {
  /** A path without a language, or what stands for several pages. */
  page: string;
  /** The id of the account, of the question or of the waiting login that it concerns. Empty where there is none. */
  of: string;
}

/** What became of a form or of a login at a company. */
export interface Notice {
  code: string;
  /** How many minutes to wait, or how many tries are left. */
  count?: number | undefined;
  /** The name of what it is about. */
  subject?: string | undefined;
}

type Visit = Pick<PageVisit, 'request' | 'reply'>;

/**
 * Tells the page that a form or a company leads to what was done or went wrong, once, and to whom it concerns alone. In the
 * page's address it would be told again by each reload, and by a link that a stranger makes. Each page has a cookie of its own,
 * so that two tabs tell both. Of two for one page, the later one is told.
 */
export function createTold({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  return {
    /** Keeps what is to be told. HEAD begins nothing, so that there is nothing to tell. */
    keep(reply: FastifyReply, { page, of }: Place, { code, count, subject }: Notice): void {
      if (reply.request.method === 'HEAD') return;
      const value = [accountMark(of), code, count ?? '', subject ?? ''].join(':');
      reply.setCookie(cookieFor(page), value, { ...options, maxAge: toldLastsSeconds });
    },

    /** Whether there may be something to tell on a page. */
    isFor: (request: FastifyRequest, page: string): boolean => readIn(request, page) !== undefined,

    /**
     * What is to be told at a place, if it is one of these codes and about one of these subjects, or none. It is told once,
     * to a request that opens the page for a person to see.
     */
    take<Code extends string>(
      { request, reply }: Visit,
      { page, of }: Place,
      codes: readonly Code[],
      subjects: readonly string[] = [],
    ): (Notice & { code: Code }) | undefined {
      if (!opensPage(request)) return undefined;
      const read = readIn(request, page);
      const code = codes.find((each) => each === read?.code);
      if (read === undefined || code === undefined) return undefined;
      if (read.mark !== accountMark(of)) return undefined;
      const { count, subject } = read;
      if (!/^\d{0,4}$/.test(count) || !(subject === '' || subjects.includes(subject))) return undefined;
      reply.clearCookie(cookieFor(page), options);
      return {
        code,
        ...(count !== '' && { count: Number(count) }),
        ...(subject !== '' && { subject }),
      };
    },
  };
}

export type Told = ReturnType<typeof createTold>;

/** `/user/passkeys` is kept in `told.user.passkeys`. */
function cookieFor(page: string): string {
  return cookiePrefix + page.replace(/^\//, '').replaceAll('/', '.');
}

/** The parts of a page's cookie as they came. Only the browser's word stands for them. */
function readIn({ cookies }: FastifyRequest, page: string) {
  const [mark, code, count, subject, ...rest] = (cookies[cookieFor(page)] ?? '').split(':');
  if (mark === undefined || code === undefined) return undefined;
  if (count === undefined || subject === undefined || rest.length > 0) return undefined;
  return { mark, code, count, subject };
}
