import type { FastifyInstance } from 'fastify';
import { queryOf } from './query.ts';

/**
 * Refuses text that no database can hold: with a zero in it, or with half of a character. The query is read both as
 * Fastify does and as `queryOf` does, which decode a malformed one differently.
 */
export function refuseUnwritableText(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body, query, params } = request;
    done(isWritable([body, query, params, [...queryOf(request)]]) ? undefined : unwritable());
  });
}

function unwritable() {
  return Object.assign(new Error('The request contains a character that cannot be stored.'), {
    statusCode: 400,
    code: 'INVALID_REQUEST',
  });
}

/** A list of what is left to look at in place of recursion: a request may be nested deeper than the stack. */
function isWritable(request: unknown): boolean {
  const left = [request];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner);
    }
  }
  return true;
}
