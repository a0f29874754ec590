import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaypalState } from './model.ts';
import { problem } from './problem.ts';

/** Answers a POST with a known `PayPal-Request-Id` as the first time; 422 where it came with another body. */
export function honourRequestIds(app: FastifyInstance, { answers }: PaypalState): void {
  app.addHook('preHandler', (request, reply, done) => {
    const key = keyOf(request);
    const kept = key === undefined ? undefined : answers[key];
    if (kept === undefined) {
      done();
    } else if (kept.fingerprint === fingerprintOf(request)) {
      reply.code(kept.statusCode).type('application/json; charset=utf-8').send(kept.body);
    } else {
      const text = 'The request id was used for another request.';
      reply.code(422).send(problem('UNPROCESSABLE_ENTITY', text, 'DUPLICATE_REQUEST_ID'));
    }
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const key = keyOf(request);
    const final = reply.statusCode < 500 && reply.statusCode !== 401;
    if (key !== undefined && answers[key] === undefined && final) {
      answers[key] = {
        fingerprint: fingerprintOf(request),
        statusCode: reply.statusCode,
        body: String(payload),
      };
    }
    done();
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
