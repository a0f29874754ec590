import type { FastifyInstance } from 'fastify';
import { apiErrors } from './api-errors.ts';

/** Refuses text that no database can hold: with a zero in it, or with half of a character. */
export function refuseUnwritableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ body, query, params }, reply) => {
    if (isWritable([body, query, params])) return;
    await reply.code(400).send(
      apiErrors({
        code: 'INVALID_REQUEST',
        title: 'Whoops',
        detail: 'There is a character in it that nobody can type.',
      }),
    );
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
