import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'voucherCode';
const shape = /^[\w-]{1,40}$/;
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** Keeps a code after the browser is closed: for an order of a member, or for a visitor who allowed it. */
export function keepVoucher(reply: FastifyReply, code: string) {
  const kept = {
    path: '/',
    maxAge: thirtyDaysInSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure: 'auto',
  } as const;
  if (shape.test(code)) void reply.setCookie(name, code, kept);
}

/** Forgets the code: it was removed, used, or is of no use. */
export function forgetVoucher(request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies[name] !== undefined) void reply.clearCookie(name, { path: '/' });
}

/** The code that was kept before. */
export function keptVoucher({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const code = cookies[name];
  return code !== undefined && shape.test(code) ? code : undefined;
}

/** Whether a visitor allowed that offers are remembered. */
export function allowsRemembering({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies.cookiePolicyMarketing === 'accept';
}

/** An order that goes on later is the same order: its voucher is kept with it while it applies. */
export function keepVoucherOfQuote(
  request: FastifyRequest,
  reply: FastifyReply,
  voucher: { status: string; code: string } | undefined,
) {
  if (voucher?.status === 'applied') keepVoucher(reply, voucher.code);
  else forgetVoucher(request, reply);
}
