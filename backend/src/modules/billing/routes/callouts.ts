import { Type } from 'typebox';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import type { Config } from '../../../config/config.ts';
import { requireSecret } from '../../../throttle/require-secret.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { Billing } from '../billing.ts';
import type { App } from './parts.ts';

interface CalloutParts {
  billing: Pick<Billing, 'handleCallout'>;
  credentials: Pick<Config['zuora'], 'calloutUser' | 'calloutPassword'>;
  throttle: Throttle;
}

/** The parts of a callout that say what to look at. What it claims besides is not believed. */
const Callout = Type.Object(
  { eventId: Type.String({ minLength: 1, maxLength: 100 }), accountNumber: Type.String({ maxLength: 100 }) },
  { additionalProperties: true, examples: [{ eventId: 'e-1', accountNumber: 'A-1' }] },
);

/** Hears from the billing company that something happened, and asks it back what is true. */
export function calloutRoutes(app: App, { billing, credentials, throttle }: CalloutParts): void {
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
          429: ApiErrors,
        },
      },
      onRequest: requireSecret({
        what: 'callouts',
        secret: `${credentials.calloutUser}:${credentials.calloutPassword}`,
        secretOf: ({ headers }) => credentialsIn(headers.authorization),
        challenge: 'Basic realm="callouts", charset="UTF-8"',
        refusal: apiErrors({
          code: 'UNAUTHORISED',
          title: 'Whoops',
          detail: 'Callouts need their password.',
        }),
        throttle,
      }),
    },
    async ({ body }) => {
      await billing.handleCallout(body);
      return { received: true as const };
    },
  );
}

function credentialsIn(header = ''): string {
  const [, encoded = ''] = /^basic +(\S+)$/i.exec(header) ?? [];
  return Buffer.from(encoded, 'base64').toString();
}
