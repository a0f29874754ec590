import type { FastifyReply, FastifyRequest } from 'fastify';
import { voucherCodeLength } from '../domain/voucher-code.ts';
import { accountMark } from './account-mark.ts';
import { queryOf } from './query.ts';

const name = 'voucherCode';
/** Says whose the code is: a hash of the account's id. Absent for a code that was kept before anyone logged in. */
const accountName = 'voucherAccount';
const shape = new RegExp(`^[\\w-]{1,${voucherCodeLength}}$`);
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;
const finalReasons = [
  'notFound',
  'expired',
  'soldOut',
  'alreadyUsed',
  'newMembersOnly',
  'opensAccess',
  'referralNotEligible',
];

/** A voucher as a quote shows it. */
type QuotedVoucher = { status: 'applied'; code: string } | { status: 'refused'; reason: string };

/** What the cookie stands on. */
export interface VoucherCookieParts {
  /** The cookie travels over https alone. */
  secure: boolean;
  /** Whether the signed-in member has an order with the code. */
  heldByOrder: (request: FastifyRequest, code: string) => Promise<boolean>;
  /** The signed-in member. */
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/** Keeps a voucher after the browser is closed: for an order of a member, or for a visitor who allowed it. */
export function createVoucherCookie({ secure, heldByOrder, userIdOf }: VoucherCookieParts) {
  const cookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;

  async function keep(request: FastifyRequest, reply: FastifyReply, code: string) {
    if (!shape.test(code)) return;
    const lasting = { ...cookieOptions, maxAge: thirtyDaysInSeconds };
    const userId = await userIdOf(request);
    void reply.setCookie(name, code, lasting);
    if (userId !== undefined) void reply.setCookie(accountName, accountMark(userId), lasting);
    else forgetAccount(request, reply);
  }

  function forgetAccount({ cookies }: FastifyRequest, reply: FastifyReply) {
    if (cookies[accountName] !== undefined) void reply.clearCookie(accountName, cookieOptions);
  }

  /** Forgets the code, also one of the address that this answer was about to keep. */
  function forget(request: FastifyRequest, reply: FastifyReply) {
    const aboutToKeep = addressCode(request) !== undefined;
    for (const each of [name, accountName]) {
      if (aboutToKeep || request.cookies[each] !== undefined) void reply.clearCookie(each, cookieOptions);
    }
  }

  /** Whether the code was kept while another account was logged in, whose session may have expired since. */
  async function isOfOtherAccount(request: FastifyRequest): Promise<boolean> {
    const mark = request.cookies[accountName];
    if (mark === undefined) return false;
    const userId = await userIdOf(request);
    return userId !== undefined && accountMark(userId) !== mark;
  }

  async function heldCode(request: FastifyRequest): Promise<string | undefined> {
    const code = codeIn(request);
    return code !== undefined && (await heldByOrder(request, code)) ? code : undefined;
  }

  return {
    forget,

    /** The code that was kept before for this account, while the visitor allows it or an order holds it. */
    kept: async (request: FastifyRequest): Promise<string | undefined> =>
      allowsRemembering(request) && !(await isOfOtherAccount(request)) ? codeIn(request) : heldCode(request),

    /** Keeps the code of the address for a visitor who allowed it. */
    async keepFromAddress(request: FastifyRequest, reply: FastifyReply) {
      const code = addressCode(request);
      if (code !== undefined && allowsRemembering(request)) await keep(request, reply, code);
    },

    /**
     * Keeps the code of an order that may go on later, and forgets one that was removed or will not be valid again. One
     * that another plan, country or day makes valid stays as it was.
     */
    async keepFromQuote(request: FastifyRequest, reply: FastifyReply, voucher: QuotedVoucher | undefined) {
      if (voucher?.status === 'applied') await keep(request, reply, voucher.code);
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
