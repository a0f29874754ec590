import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import type { Verifying } from './verifying.ts';

export interface NotificationsOptions {
  secret: string;
  verifying: Pick<Verifying, 'hear'>;
}

const path = '/sheerid/notifications';

/**
 * Hears that something became of a verification. The signature is of the raw body; what became of it is read from the
 * company, so a notification that comes twice or late changes nothing. One that cannot be read now is asked for again.
 */
export const notifications: FastifyPluginCallback<NotificationsOptions> = (
  app,
  { secret, verifying },
  done,
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  app.post(
    path,
    {
      config: { callers: 'authenticatedServers' },
      bodyLimit: 16 * 1024,
      schema: { hide: true },
    },
    async ({ body, headers }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSigned(raw, headers['x-sheerid-signature'], secret)) return reply.code(401).send();
      const verificationId = idIn(raw);
      if (verificationId === undefined) return reply.code(400).send();
      return reply.code((await verifying.hear(verificationId)) ? 204 : 503).send();
    },
  );
  done();
};

function isSigned(raw: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(raw).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

function idIn(raw: Buffer): string | undefined {
  try {
    const body: unknown = JSON.parse(raw.toString());
    const id: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'verificationId') : undefined;
    return typeof id === 'string' && id.length <= 100 ? id : undefined;
  } catch {
    return undefined;
  }
}
