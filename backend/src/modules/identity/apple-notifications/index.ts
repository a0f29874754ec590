import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { AppleConfig } from '../../../config/connections.ts';
import { apiErrors, ApiErrors } from '../../../http/api-errors.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { answerSeconds } from '../connections/connection.ts';
import { discover } from '../connections/openid-connection.ts';
import type { Identities } from '../identities/identities.ts';
import { once } from '../once.ts';
import type { Accounts } from '../ports.ts';
import type { IdentityTables } from '../tables.ts';
import {
  notificationDays,
  NotificationRefused,
  readNotification,
  type AppleNotification,
} from './notification.ts';

/** What hearing from Apple works with. */
export interface AppleNotificationParts {
  db: Kysely<IdentityTables>;
  config: AppleConfig;
  accounts: Pick<Accounts, 'byId'>;
  identities: Pick<Identities, 'linkedTo' | 'endedByCompany' | 'setForwarding'>;
  throttle: Pick<Throttle, 'attempt'>;
}

const Notification = Type.Object(
  { payload: Type.String({ minLength: 1, maxLength: 8000 }) },
  { examples: [{ payload: 'eyJraWQiOi…' }] },
);

const unknownCaller = apiErrors({
  code: 'UNAUTHORISED',
  title: 'Whoops',
  detail: 'This is no notification that Apple signed for this site.',
});

/** Hears from Apple that a person ended the connection there, or turned the forwarding of mails off or on. */
export function appleNotificationRoutes(app: FastifyInstance, parts: AppleNotificationParts): void {
  const { db, config, accounts, identities, throttle } = parts;
  const { issuer, clientId } = config;
  const keys = once(async () => {
    const { jwks_uri: address } = (await discover({ issuer, clientId })).serverMetadata();
    if (address === undefined) throw new Error('Apple names no keys.');
    return createRemoteJWKSet(new URL(address), { timeoutDuration: answerSeconds * 1000 });
  });

  app.post<{ Body: Static<typeof Notification> }>(
    '/auth/notifications/apple',
    {
      config: { callers: 'authenticatedServers' },
      bodyLimit: 16 * 1024,
      schema: {
        operationId: 'receiveAppleNotification',
        tags: ['Callouts'],
        summary: 'Takes note of what Apple says of a person who signs in there',
        body: Notification,
        response: {
          200: Type.Object({ received: Type.Literal(true) }, { examples: [{ received: true }] }),
          400: ApiErrors,
          401: ApiErrors,
          429: ApiErrors,
        },
      },
    },
    async (request, reply) => {
      try {
        const { payload } = request.body;
        await take(await readNotification(payload, { keys: await keys(), issuer, clientId }));
      } catch (error) {
        if (!(error instanceof NotificationRefused)) throw error;
        const address = networkAddress(request.ip);
        const allowed = await throttle.attempt([
          { subject: ['appleNotification', address], most: 5, minutes: 15, forgottenBySuccess: false },
        ]);
        if (allowed.ok) request.log.warn('a notification that Apple did not sign for this site was refused');
        return reply.code(401).send(unknownCaller);
      }
      return { received: true as const };
    },
  );

  /** Sent again, as after an answer that was lost, a notification changes nothing. */
  async function take({ jti, event, subject }: AppleNotification): Promise<void> {
    const linked = await identities.linkedTo({ issuer, subject });
    const account = linked && (await accounts.byId(linked.accountId));
    await db.transaction().execute(async (trx) => {
      const heard = await trx
        .insertInto('appleNotifications')
        .values({ jti, expiresAt: new Date(Date.now() + (notificationDays + 1) * 24 * 3_600_000) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (heard.numInsertedOrUpdatedRows === 0n || account === undefined) return;
      const identity = { issuer, subject, connection: 'apple' };
      switch (event) {
        case 'consent-revoked':
        case 'account-delete':
          await identities.endedByCompany(trx, account, identity);
          return;
        case 'email-disabled':
          await identities.setForwarding(trx, account, identity, 'off');
          return;
        case 'email-enabled':
          await identities.setForwarding(trx, account, identity, 'on');
          return;
        case undefined:
      }
    });
  }
}
