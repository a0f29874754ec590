import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import { deviceOf } from './device.ts';
import { endAtProvider } from './end-at-provider.ts';
import type { SessionToBegin } from './session-to-begin.ts';

/** How long a session lasts. */
export const daySeconds = 24 * 60 * 60;

/** Writes a new session of a browser. Gives its name. */
export async function writeSession(
  trx: Transaction<IdentityTables>,
  request: FastifyRequest,
  { accountId, sessionEpoch, provedAt, secondFactorAt, providerSid }: Omit<SessionToBegin, 'redirectUrl'>,
): Promise<string> {
  const sid = randomUUID();
  const now = Date.now();
  await trx
    .insertInto('sessions')
    .values({
      id: sid,
      accountId,
      sessionEpoch,
      provedAt: provedAt ?? null,
      secondFactorAt: secondFactorAt ?? null,
      providerSid: providerSid ?? null,
      ...deviceOf(request.headers['user-agent']),
      createdAt: new Date(now),
      lastUsedAt: new Date(now),
      expiresAt: new Date(now + daySeconds * 1000),
    })
    .execute();
  return sid;
}

/** Ends a session, here and at the provider. Gives the account that it was of. */
export async function endSession(
  writer: Kysely<IdentityTables>,
  sid: string | undefined,
): Promise<string | undefined> {
  if (sid === undefined) return undefined;
  const ended = await writer
    .deleteFrom('sessions')
    .where('id', '=', sid)
    .returning(['accountId', 'providerSid'])
    .executeTakeFirst();
  if (ended?.providerSid) await endAtProvider(writer, ended.accountId, ended.providerSid);
  return ended?.accountId;
}
