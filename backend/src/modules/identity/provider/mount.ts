import type { FastifyPluginCallback } from 'fastify';
import type Provider from 'oidc-provider';
import { unstored } from '../../../http/caching.ts';
import { providerPath } from './provider.ts';

/** Answers everything below the provider's path with the provider itself. */
export const mountProvider: FastifyPluginCallback<{
  provider: () => Promise<Provider>;
  siteOrigin: string;
}> = (app, { provider, siteOrigin }, done) => {
  const { host, protocol } = new URL(siteOrigin);
  // The provider reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));

  app.all(
    `${providerPath}/*`,
    { schema: { hide: true }, config: { callers: 'authenticatedServers' } },
    async (request, reply) => {
      const answer = (await provider()).callback();
      const message = request.raw as typeof request.raw & { originalUrl?: string };
      message.originalUrl = request.url;
      message.url = request.url.slice(providerPath.length);
      message.headers.host = host;
      message.headers['x-forwarded-host'] = host;
      message.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // No hook runs for it. Of what may be stored, the provider says so itself.
      reply.raw.setHeader('cache-control', unstored);
      reply.hijack();
      await answer(message, reply.raw);
    },
  );
  done();
};
