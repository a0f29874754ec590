import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Billing } from '../billing.ts';
import type { SessionOf } from './caller.ts';

/** An app whose routes are typed by their schemas. */
export type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** What the routes of billing work with. */
export interface RouteParts {
  billing: Billing;
  sessionOf: SessionOf;
}
