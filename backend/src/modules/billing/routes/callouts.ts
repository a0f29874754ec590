import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import type { Config } from '../../../config/config.ts';
import type { Billing } from '../billing.ts';
import type { App } from './parts.ts';

type Credentials = Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'>;

/** The parts of a callout that say what to look at. What it claims besides is not believed. */
const Callout = Type.Object(
  { eventId: Type.String({ minLength: 1, maxLength: 100 }), accountNumber: Type.String({ maxLength: 100 }) },
  { additionalProperties: true, examples: [{ eventId: 'e-1', accountNumber: 'A-1' }] },
);

/** Hears from the billing company that something happened, and asks it back what is true. */
export function calloutRoutes(
  app: App,
  { billing, credentials }: { billing: Pick<Billing, 'handleCallout'>; credentials: Credentials },
): void {
  const expected = `${credentials.calloutUser}:${credentials.calloutPassword}`;

  app.post(
    '/zuora/callouts',
    {
      config: { callers: 'authenticatedServers' },
      schema: {
        operationId: 'receiveCallout',
        tags: ['Callouts'],
        summary: 'Takes note that something happened to an account at the billing company',
        body: Callout,
        response: {
          200: Type.Object({ received: Type.Literal(true) }, { examples: [{ received: true }] }),
          400: ApiErrors,
          401: ApiErrors,
        },
      },
      onRequest: async (request, reply) => {
        if (same(credentialsIn(request.headers.authorization), expected)) return;
        await reply
          .code(401)
          .send(
            apiErrors({ code: 'UNAUTHORISED', title: 'Whoops', detail: 'Callouts need their password.' }),
          );
      },
    },
    async ({ body }) => {
      await billing.handleCallout(body);
      return { received: true as const };
    },
  );
}

function credentialsIn(header = ''): string {
  return header.startsWith('Basic ') ? Buffer.from(header.slice('Basic '.length), 'base64').toString() : '';
}

/** Compares in the same time wherever the difference is. */
function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
