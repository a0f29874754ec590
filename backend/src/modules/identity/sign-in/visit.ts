import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages.ts';
import type { LoginFacts, RegisterFacts } from './facts.ts';

/** Somebody at one of the sign-in pages, opening it or sending its form. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
}

/** A form's screen in one of its states. */
export type FormPage = { route: 'login'; facts: LoginFacts } | { route: 'register'; facts: RegisterFacts };

/** What the address says after its question mark. Of a name that is given twice, the first counts. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : request.url.slice(at));
}
