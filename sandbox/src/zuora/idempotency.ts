import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { KeptAnswer, ZuoraState } from './model.ts';
import { failure, refuse } from './reasons.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Keeps the answers of POST calls under their `Idempotency-Key`. */
export interface Idempotency {
  /** Keeps the answer to come before it is sent, for a call whose answer is on its way for long. */
  foresee(request: FastifyRequest, body: object): void;
}

/**
 * Makes every POST of `app` with an `Idempotency-Key` happen once. The first result comes back for the same
 * key, failures too; 409 while the first call runs, 422 for another body. Keys live 24 hours of the clock.
 */
export function registerIdempotency(
  app: FastifyInstance,
  { state, clock }: { state: Pick<ZuoraState, 'answers'>; clock: Clock },
): Idempotency {
  const running = new WeakMap<FastifyRequest, KeptAnswer>();
  state.answers = withoutInterrupted(state.answers);

  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') {
      done();
      return;
    }
    const fingerprint = fingerprintOf(request);
    const kept = state.answers[key];
    if (kept !== undefined && clock.now().getTime() - Date.parse(kept.at) < lifetimeMs) {
      replay(reply, kept, fingerprint);
      return;
    }
    const answer: KeptAnswer = { fingerprint, at: clock.now().toISOString(), running: true };
    state.answers[key] = answer;
    running.set(request, answer);
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const answer = running.get(request);
    if (answer !== undefined) {
      answer.running = false;
      answer.statusCode = reply.statusCode;
      answer.body = String(payload);
    }
    done();
  });

  return {
    foresee(request, body) {
      const answer = running.get(request);
      if (answer === undefined) return;
      answer.statusCode = 200;
      answer.body = JSON.stringify(body);
    },
  };
}

function replay(reply: FastifyReply, kept: KeptAnswer, fingerprint: string): FastifyReply {
  if (kept.fingerprint !== fingerprint) {
    const reason = 'This idempotency key was used for another request.';
    return reply.code(422).send(failure(refuse('invalid', reason)));
  }
  if (kept.running) {
    return reply
      .code(409)
      .send(failure(refuse('forbidden', 'The first request with this idempotency key still runs.')));
  }
  return reply
    .code(kept.statusCode ?? 500)
    .type('application/json; charset=utf-8')
    .send(kept.body);
}

/** A call that a restart cut off is over where its answer was foreseen; otherwise it never happened. */
function withoutInterrupted(answers: ZuoraState['answers']): ZuoraState['answers'] {
  const lasting = Object.entries(answers).filter(([, answer]) => answer.body !== undefined);
  return Object.fromEntries(lasting.map(([key, answer]) => [key, { ...answer, running: false }]));
}

function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
}
