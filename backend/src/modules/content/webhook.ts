import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import { requireSecret } from '../../throttle/require-secret.ts';
import type { Throttle } from '../../throttle/throttle.ts';

export interface WebhookOptions {
  secret: string;
  throttle: Throttle;
  /** Fetches again what is kept. */
  refresh: () => Promise<void>;
}

const secretHeader = 'x-content-webhook-secret';

const unknownCaller = apiErrors({
  code: 'UNKNOWN_CALLER',
  title: 'Whoops',
  detail: 'The secret of the content service is missing or wrong.',
});

/** Hears from the content service that something was published. What it says is not read, only that it says so. */
export const webhook: FastifyPluginCallbackTypebox<WebhookOptions> = (
  app,
  { secret, throttle, refresh },
  done,
) => {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => {
    parsed(null, undefined);
  });

  app.post(
    '/content/webhook',
    {
      config: { callers: 'authenticatedServers' },
      bodyLimit: 1024 * 1024,
      schema: { hide: true, response: { 204: Type.Null(), 401: ApiErrors, 429: ApiErrors } },
      onRequest: requireSecret({
        what: 'content webhook',
        secret,
        secretOf: ({ headers }) => String(headers[secretHeader] ?? ''),
        refusal: unknownCaller,
        throttle,
      }),
    },
    async (request, reply) => {
      refresh().catch((error: unknown) => {
        request.log.error({ err: error }, 'content could not be refreshed');
      });
      return reply.code(204).send(null);
    },
  );
  done();
};
