import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidPattern } from '../../domain/uuid.ts';

const cookieName = 'statsigStableId';
const aYearInSeconds = 365 * 24 * 60 * 60;

/** Knows a visitor again by a cookie that says nothing else. It is made when first needed. */
export function targetingKeys(app: FastifyInstance, { secure }: { secure: boolean }) {
  const made = new WeakMap<FastifyRequest, string>();

  app.addHook('onSend', async (request, reply) => {
    const key = made.get(request);
    if (key === undefined) return;
    reply.setCookie(cookieName, key, {
      path: '/',
      maxAge: aYearInSeconds,
      sameSite: 'lax',
      httpOnly: true,
      secure,
    });
  });

  return (request: FastifyRequest): string => {
    const known = knownKey(request.cookies[cookieName]) ?? made.get(request);
    if (known !== undefined) return known;
    const key = randomUUID();
    made.set(request, key);
    return key;
  };
}

function knownKey(value: string | undefined): string | undefined {
  return value !== undefined && uuidPattern.test(value) ? value : undefined;
}
