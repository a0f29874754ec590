import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { VoucherCookie } from '../../../http/voucher-cookie.ts';
import type { Billing } from '../billing.ts';
import type { Person } from '../ports.ts';

/** An app whose routes are typed by their schemas. */
export type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** What the routes of billing work with. */
export interface RouteParts {
  billing: Billing;
  /** The signed-in user, if there is one. */
  sessionOf: (request: FastifyRequest) => Promise<Person | undefined>;
  voucherCookie: VoucherCookie;
}
