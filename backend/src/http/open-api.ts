import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Describes the routes registered after it, at `/openapi.json`; with a page to read them outside production. */
export async function describeRoutes(app: FastifyInstance, { environment }: Pick<Config, 'environment'>) {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Stillpoint', version: '1' } },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  if (environment !== 'production') await app.register(swaggerUi, { routePrefix: '/docs/api' });
}
