import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The groups of operations; each operation names one of them. */
const tags = [
  { name: 'Identity', description: 'Signing in, signing up, and the session.' },
  { name: 'Users', description: 'The profile of the signed-in user.' },
  { name: 'Checkout', description: 'Quotes, payment methods and purchases.' },
  { name: 'Subscription', description: 'What a user has, and cancelling it.' },
  { name: 'Family', description: 'Who shares a family plan.' },
  { name: 'Buddies', description: 'Who is a buddy of whom, and what they share.' },
  { name: 'Moments', description: 'Listening to exercises, and moments that are shared.' },
  { name: 'Work', description: 'Messages from companies.' },
  { name: 'Analytics', description: 'Consent, and the events sent after it.' },
  { name: 'Callouts', description: 'Calls from the billing company.' },
  { name: 'Health', description: 'Probes for whatever runs the process.' },
] as const;

/** Describes the routes registered after it, at `/openapi.json`, and outside production on the page `/api/docs`. */
export async function describeRoutes(app: FastifyInstance, { environment }: Pick<Config, 'environment'>) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stillpoint',
        version: '1',
        description: 'Every refusal has the shape `{ errors: [{ code, title, detail }] }`.',
      },
      tags: [...tags],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  if (environment !== 'production') await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
