import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, type ApiErrors } from '../http/api-errors.ts';
import { networkAddress } from './network-address.ts';
import type { Limit, Throttle } from './throttle.ts';

/** How another company's server proves itself. */
export interface RequiredSecret {
  /** What the secret opens, for the counter of wrong ones. */
  what: string;
  secret: string;
  /** The secret of a request, empty where it brings none. */
  secretOf: (request: FastifyRequest) => string;
  /** How a caller that brings no secret may prove itself: the value of `WWW-Authenticate`. */
  challenge?: string;
  /** The answer to a caller without the secret. */
  refusal: ApiErrors;
  throttle: Throttle;
}

/**
 * Lets a request through that brings a secret, before its body is read. Wrong ones are limited by network address; a
 * request without any guesses nothing, and some senders ask first how to prove themselves. The right one always passes:
 * its sender may share an address with others, and secrets of this length are not guessed.
 */
export function requireSecret({ what, secret, secretOf, challenge, refusal, throttle }: RequiredSecret) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const brought = secretOf(request);
    if (isTheSame(brought, secret)) return;
    const allowance =
      brought === ''
        ? { ok: true as const }
        : await throttle.attempt(wrongSecretLimits(what, networkAddress(request.ip)));
    if (allowance.ok) {
      if (challenge !== undefined) void reply.header('www-authenticate', challenge);
      await reply.code(401).send(refusal);
      return;
    }
    await reply
      .code(429)
      .header('retry-after', allowance.minutes * 60)
      .send(tooManyWrongSecrets(allowance.minutes));
  };
}

function wrongSecretLimits(what: string, address: string): readonly Limit[] {
  return [{ subject: ['wrong secret', what, address], most: 100, minutes: 15, forgottenBySuccess: false }];
}

/** Compares in the same time wherever the difference is. */
function isTheSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function tooManyWrongSecrets(minutes: number): ApiErrors {
  return apiErrors({
    code: 'TOO_MANY_ATTEMPTS',
    title: 'Whoops',
    detail: 'Too many requests with a wrong secret came from this address.',
    data: { minutes },
  });
}
