import type { FastifyPluginCallback } from 'fastify';
import { queryOf } from '../../http/query.ts';

/** Mails that are ended by one press, the address of that press, and the page that asks first. */
export interface OneClickParts {
  path: string;
  page: string;
  /** False for a link that is not ours. */
  leave: (token: string) => Promise<boolean>;
}

/**
 * Ends mails by a POST of a mail program (RFC 8058). It comes from no page of ours and carries no cookie: the token is
 * what it proves itself with. A program that only follows links is led to the page, which asks first.
 */
export function oneClick({ path, page, leave }: OneClickParts): FastifyPluginCallback {
  return (app, _options, done) => {
    app.post(
      path,
      { schema: { hide: true }, config: { callers: 'authenticatedServers' } },
      async (request, reply) => {
        const left = await leave(queryOf(request).get('token') ?? '');
        return reply
          .code(left ? 200 : 410)
          .header('cache-control', 'no-store')
          .send();
      },
    );
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${page}?${queryOf(request).toString()}`, 302),
    );
    done();
  };
}
