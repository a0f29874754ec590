import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkIdIn } from './link-ids.ts';

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** Keeps the link of the person whose buddy a visitor wants to be until they have an account: it is what they asked for. */
export function createKeptRequest({ secure }: { secure: boolean }) {
  const cookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;

  return {
    keep(reply: FastifyReply, linkId: string): void {
      void reply.setCookie('buddyRequest', linkId, { ...cookieOptions, maxAge: thirtyDaysInSeconds });
    },

    read: ({ cookies }: FastifyRequest): string | undefined => linkIdIn(cookies.buddyRequest ?? ''),

    forget({ cookies }: FastifyRequest, reply: FastifyReply): void {
      if (cookies.buddyRequest !== undefined) void reply.clearCookie('buddyRequest', cookieOptions);
    },
  };
}

export type KeptRequest = ReturnType<typeof createKeptRequest>;
