import { timingSafeEqual } from 'node:crypto';
import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';

export interface WebhookOptions {
  secret: string;
  /** Fetches again what is kept. */
  refresh: () => Promise<void>;
}

const secretHeader = 'x-content-webhook-secret';

/** Hears from the content service that something was published. What it says is not read, only that it says so. */
export const webhook: FastifyPluginCallbackTypebox<WebhookOptions> = (app, { secret, refresh }, done) => {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => {
    parsed(null, undefined);
  });

  app.post(
    '/content/webhook',
    {
      config: { callers: 'authenticatedServers' },
      bodyLimit: 1024 * 1024,
      schema: { hide: true, response: { 204: Type.Null(), 401: ApiErrors } },
    },
    async (request, reply) => {
      if (!isTheSame(request.headers[secretHeader], secret)) return reply.code(401).send(unknownCaller);
      refresh().catch((error: unknown) => {
        request.log.error({ err: error }, 'content could not be refreshed');
      });
      return reply.code(204).send(null);
    },
  );
  done();
};

function isTheSame(given: unknown, secret: string): boolean {
  const [ours, theirs] = [Buffer.from(secret), Buffer.from(typeof given === 'string' ? given : '')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const unknownCaller = apiErrors({
  code: 'UNKNOWN_CALLER',
  title: 'Whoops',
  detail: 'The secret of the content service is missing or wrong.',
});
