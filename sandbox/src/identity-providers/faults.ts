import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dialect } from './dialect.ts';
import type { IdentityProvidersState } from './model.ts';

interface CompanyInTrouble {
  dialect: Dialect;
  state: IdentityProvidersState;
  lateAnswerMs: number;
}

/** Answers as a company in trouble does, where it was told to. Its page is always shown, so that the fault comes later. */
export function misbehave({ dialect, state, lateAnswerMs }: CompanyInTrouble) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.split('?')[0]?.endsWith(dialect.paths.authorize)) return;
    switch (state.faults[dialect.name]) {
      case 'down':
        await reply.code(503).send({ error: 'temporarily_unavailable' });
        return;
      case 'slow':
        await pause(lateAnswerMs);
        return;
      case 'rubbish':
        await reply.type('text/html').send('<!doctype html><title>Maintenance</title>');
        return;
      case 'none':
      case 'oldSession':
      case 'replayedNonce':
      case 'replayedState':
      case undefined:
    }
  };
}
