import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaypalState } from './model.ts';
import { problem } from './problem.ts';

/** Answers a POST with a known `PayPal-Request-Id` as the first time; 422 where it came with another body. */
export function honourRequestIds(app: FastifyInstance, { answers }: PaypalState): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    const kept = key === undefined ? undefined : answers[key];
    if (kept === undefined) return;
    if (kept.fingerprint !== fingerprintOf(request)) {
      const text = 'The request id was used for another request.';
      return reply.code(422).send(problem('UNPROCESSABLE_ENTITY', text, 'DUPLICATE_REQUEST_ID'));
    }
    return reply.code(kept.statusCode).type('application/json; charset=utf-8').send(kept.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request);
    const final = reply.statusCode < 500 && reply.statusCode !== 401;
    if (key === undefined || answers[key] !== undefined || !final) return;
    answers[key] = {
      fingerprint: fingerprintOf(request),
      statusCode: reply.statusCode,
      body: String(payload),
    };
  });
}

function keyOf(request: FastifyRequest): string | undefined {
  const id = request.headers['paypal-request-id'];
  return request.method === 'POST' && typeof id === 'string' ? `${id} ${request.url}` : undefined;
}

function fingerprintOf({ body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
