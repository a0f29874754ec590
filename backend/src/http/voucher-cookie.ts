import type { FastifyReply, FastifyRequest } from 'fastify';
import { voucherCodeLength } from '../domain/voucher-code.ts';
import { queryOf } from './query.ts';

const name = 'voucherCode';
const shape = new RegExp(`^[\\w-]{1,${voucherCodeLength}}$`);
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;
const finalReasons = ['notFound', 'expired', 'soldOut', 'alreadyUsed'];

/** A voucher as a quote shows it. */
type QuotedVoucher = { status: 'applied'; code: string } | { status: 'refused'; reason: string };

/** What the cookie stands on. */
export interface VoucherCookieParts {
  /** The cookie travels over https alone. */
  secure: boolean;
  /** Whether the signed-in member has an order with the code. */
  heldByOrder: (request: FastifyRequest, code: string) => Promise<boolean>;
}

/** Keeps a voucher after the browser is closed: for an order of a member, or for a visitor who allowed it. */
export function createVoucherCookie({ secure, heldByOrder }: VoucherCookieParts) {
  const place = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;

  function keep(reply: FastifyReply, code: string) {
    if (shape.test(code)) void reply.setCookie(name, code, { ...place, maxAge: thirtyDaysInSeconds });
  }

  /** Forgets the code, also one of the address that this answer was about to keep. */
  function forget(request: FastifyRequest, reply: FastifyReply) {
    const set = request.cookies[name] !== undefined || addressCode(request) !== undefined;
    if (set) void reply.clearCookie(name, place);
  }

  async function heldCode(request: FastifyRequest): Promise<string | undefined> {
    const code = codeIn(request);
    return code !== undefined && (await heldByOrder(request, code)) ? code : undefined;
  }

  return {
    forget,

    /** The code that was kept before, while the visitor allows it or an order holds it. */
    kept: async (request: FastifyRequest): Promise<string | undefined> =>
      allowsRemembering(request) ? codeIn(request) : heldCode(request),

    /** Keeps the code of the address for a visitor who allowed it. */
    keepFromAddress(request: FastifyRequest, reply: FastifyReply) {
      const code = addressCode(request);
      if (code !== undefined && allowsRemembering(request)) keep(reply, code);
    },

    /**
     * Keeps the code of an order that may go on later, and forgets one that was removed or will not be valid again. One
     * that another plan, country or day makes valid stays as it was.
     */
    keepFromQuote(request: FastifyRequest, reply: FastifyReply, voucher: QuotedVoucher | undefined) {
      if (voucher?.status === 'applied') keep(reply, voucher.code);
      else if (voucher === undefined || finalReasons.includes(voucher.reason)) forget(request, reply);
    },

    /** Forgets a code that the buyer is refused for. Any other refusal leaves it: the order may go on later. */
    forgetIfRefused(request: FastifyRequest, reply: FastifyReply, { code }: { code: string }) {
      if (code === 'CANNOT_SUBSCRIBE') forget(request, reply);
    },

    /** Forgets what was kept by consent alone, once the consent is taken back. */
    async forgetUnlessOrdered(request: FastifyRequest, reply: FastifyReply) {
      if ((await heldCode(request)) === undefined) forget(request, reply);
    },
  };
}

export type VoucherCookie = ReturnType<typeof createVoucherCookie>;

function codeIn({ cookies }: FastifyRequest): string | undefined {
  const code = cookies[name];
  return code !== undefined && shape.test(code) ? code : undefined;
}

function addressCode(request: FastifyRequest): string | undefined {
  return queryOf(request).get('voucher') ?? undefined;
}

function allowsRemembering({ cookies }: FastifyRequest): boolean {
  return cookies.cookiePolicyMarketing === 'accept';
}
