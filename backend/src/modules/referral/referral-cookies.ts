import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkIdIn } from './link-ids.ts';

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;
const names = ['referralId', 'referralName', 'isReferralV2'] as const;

/** What a browser keeps of the link that a visitor took. */
export interface TakenLink {
  linkId: string;
  /** First name of the member. */
  name: string;
  /** Whether the visitor compares plans before the checkout. */
  v2: boolean;
}

/** Keeps the link that a visitor took until they have an account and choose a plan: it is what they asked for. */
export function createReferralCookies({ secure }: { secure: boolean }) {
  const cookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  const lasting = { ...cookieOptions, maxAge: thirtyDaysInSeconds };

  function forget({ cookies }: FastifyRequest, reply: FastifyReply): void {
    for (const name of names) {
      if (cookies[name] !== undefined) void reply.clearCookie(name, cookieOptions);
    }
  }

  return {
    keep(request: FastifyRequest, reply: FastifyReply, { linkId, name, v2 }: TakenLink): void {
      forget(request, reply);
      void reply.setCookie('referralId', linkId, lasting);
      void reply.setCookie('referralName', name, lasting);
      if (v2) void reply.setCookie('isReferralV2', 'true', lasting);
    },

    /** What was kept. The name is looked up where it is shown: it may have changed. */
    read: ({ cookies }: FastifyRequest): { linkId: string | undefined } & Pick<TakenLink, 'v2'> => ({
      linkId: linkIdIn(cookies.referralId ?? ''),
      v2: cookies.isReferralV2 === 'true',
    }),

    /** The page that ends a referral, in the version that it began in. */
    confirmationOf: ({ cookies }: FastifyRequest): string =>
      cookies.isReferralV2 === 'true' ? '/invite/confirmation' : '/referral-confirmation',

    forget,
  };
}

export type ReferralCookies = ReturnType<typeof createReferralCookies>;
