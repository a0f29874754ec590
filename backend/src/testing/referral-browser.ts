import type { FastifyReply, FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { PageHandler, PageVisit } from '../http/page-handler.ts';
import { queryOf } from '../http/query.ts';
import type { OpenReferrals } from './referral-app.ts';

/** What a page answered: what it shows, or where it leads. */
export interface ReferralAnswer {
  facts?: Record<string, unknown>;
  statusCode?: number;
  redirectTo?: string;
}

type PageName = keyof OpenReferrals['pages'];

/** A browser with cookies of its own, for the pages and addresses of referrals. */
export async function referralBrowser(app: OpenReferrals) {
  let as: string | undefined;
  const cookies: Record<string, string> = {};
  const server = Fastify();
  await server.register(cookie);
  await server.register(app.referrals.routes, {
    sessionOf: () => Promise.resolve(as === undefined ? undefined : { userId: as }),
    standardPlan: 'B2CANNUAL',
  });

  const reply = {
    setCookie: (name: string, value: string) => {
      cookies[name] = value;
      return reply;
    },
    clearCookie: (name: string) => {
      Reflect.deleteProperty(cookies, name);
      return reply;
    },
  };

  function visit(page: PageName, url: string, more: object): [PageHandler, PageVisit] {
    const request = { url, as, ip: '192.0.2.1', cookies, ...more } as unknown as FastifyRequest;
    const address = url.split('?', 1)[0] ?? '';
    const language = address.startsWith('/de/') ? 'de' : 'en';
    const answering = reply as unknown as FastifyReply;
    const visiting = { request, reply: answering, language, address, userId: as };
    return [app.pages[page] as PageHandler, visiting as PageVisit];
  }

  return {
    cookies,
    logIn: (userId: string | undefined) => {
      as = userId;
    },

    open: async (page: PageName, url: string): Promise<ReferralAnswer> => {
      const [handler, opening] = visit(page, url, {});
      return (await handler.show(opening)) as ReferralAnswer;
    },

    /** Posts the form of the page at an address. */
    take: async (url: string, body: Record<string, string> = {}): Promise<ReferralAnswer> => {
      const referralId = queryOf({ url }).get('referralId') ?? '';
      const [handler, posting] = visit('referralSignup', url, {
        body: { step: 'take', referralId, ...body },
      });
      const answer = await handler.form?.submit(posting);
      return (answer !== undefined && 'page' in answer ? answer.page : answer) as ReferralAnswer;
    },

    /** Where an address leads. */
    follow: async (url: string): Promise<string | undefined> => {
      const { statusCode, headers } = await server.inject({ url, cookies });
      return statusCode === 302 ? headers.location : undefined;
    },
  };
}
