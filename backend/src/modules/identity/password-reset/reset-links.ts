import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';

/** How long a link to a new password works. */
export const linkMinutes = 30;

const restoringMs = 7 * 24 * 3_600_000;

/** Until when the address that an account has now can take it back, once it has another. */
export const restorableUntil = () => new Date(Date.now() + restoringMs);

/** When an account changed from the address that a link brings back: the link was made in the same transaction. */
export const addressLeftAt = ({ expiresAt }: Pick<OpenedLink, 'expiresAt'>) =>
  new Date(expiresAt.getTime() - restoringMs);

/** What a link leads to. */
export interface OpenedLink {
  accountId: string;
  /** The address that the account has again with the new password. */
  restoresEmail: string | null;
  expiresAt: Date;
}

/** Whether a text is written like the token of a link: 32 random bytes. */
export const hasTokenShape = (token: string) => /^[\w-]{43}$/.test(token);

/** Stores the links that lead to a new password: of each token only a hash, so that the table opens no account. */
export function createResetLinks(db: Kysely<IdentityTables>) {
  return {
    /** Makes the token of a new link. Earlier links stay valid: asking again voids no link that is on its way. */
    async issue(trx: Kysely<IdentityTables>, accountId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
      await trx
        .insertInto('passwordResets')
        .values({ tokenHash: hashOf(token), accountId, restoresEmail: null, expiresAt, usedAt: null })
        .execute();
      return token;
    },

    /** Ends the links to a new password that were mailed to an address which the account has no more. */
    async endMailed(trx: Kysely<IdentityTables>, accountId: string): Promise<void> {
      await trx
        .deleteFrom('passwordResets')
        .where('accountId', '=', accountId)
        .where('restoresEmail', 'is', null)
        .execute();
    },

    /** Until when an address of an account can be had again by a link. Undefined where none brings it back. */
    async restorableUntil(
      trx: Kysely<IdentityTables>,
      { accountId, formerEmail }: { accountId: string; formerEmail: string },
    ): Promise<Date | undefined> {
      const links = await trx
        .selectFrom('passwordResets')
        .select(['restoresEmail', 'expiresAt'])
        .where('accountId', '=', accountId)
        .where('restoresEmail', 'is not', null)
        .where('expiresAt', '>', new Date())
        .orderBy('expiresAt')
        .execute();
      const address = normalisedEmail(formerEmail);
      return links.find(({ restoresEmail }) => normalisedEmail(restoresEmail ?? '') === address)?.expiresAt;
    },

    /** Ends the link that works until then, and those of addresses that the account had later. */
    async endRestoringFrom(trx: Kysely<IdentityTables>, accountId: string, expiresAt: Date): Promise<void> {
      await trx
        .deleteFrom('passwordResets')
        .where('accountId', '=', accountId)
        .where('restoresEmail', 'is not', null)
        .where('expiresAt', '>=', expiresAt)
        .execute();
    },

    /** Makes the token of a link for the former address of an account, by which it is had again with a new password. */
    async issueForFormerAddress(
      trx: Kysely<IdentityTables>,
      { accountId, formerEmail, expiresAt }: { accountId: string; formerEmail: string; expiresAt: Date },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await trx
        .insertInto('passwordResets')
        .values({ tokenHash: hashOf(token), accountId, restoresEmail: formerEmail, expiresAt, usedAt: null })
        .execute();
      return token;
    },

    /** What a token leads to. Undefined for one that was used, has expired or was made up. */
    async find(token: string): Promise<OpenedLink | undefined> {
      if (!hasTokenShape(token)) return undefined;
      return db
        .selectFrom('passwordResets')
        .select(['accountId', 'restoresEmail', 'expiresAt'])
        .where('tokenHash', '=', hashOf(token))
        .where('expiresAt', '>', new Date())
        .where('usedAt', 'is', null)
        .executeTakeFirst();
    },

    /** Whether a token is that of a link that was mailed, also of one that works no more, until it is swept away. */
    async isKnown(token: string): Promise<boolean> {
      if (!hasTokenShape(token)) return false;
      const link = await db
        .selectFrom('passwordResets')
        .select('tokenHash')
        .where('tokenHash', '=', hashOf(token))
        .executeTakeFirst();
      return link !== undefined;
    },

    /** The account whose password a token has saved a moment ago: its form may have been pressed twice. */
    async justUsedFor(token: string): Promise<string | undefined> {
      if (!hasTokenShape(token)) return undefined;
      const link = await db
        .selectFrom('passwordResets')
        .select('accountId')
        .where('tokenHash', '=', hashOf(token))
        .where('usedAt', '>', new Date(Date.now() - pressedTwiceMs))
        .executeTakeFirst();
      return link?.accountId;
    },

    /** Whether a token was that of a link which was not used in time. Nothing is known of it once it was swept away. */
    async hasExpired(token: string): Promise<boolean> {
      if (!hasTokenShape(token)) return false;
      const link = await db
        .selectFrom('passwordResets')
        .select('tokenHash')
        .where('tokenHash', '=', hashOf(token))
        .where('expiresAt', '<=', new Date())
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return link !== undefined;
    },

    /**
     * Uses up a link, all others to a new password, and those of addresses that the account had later. A link for an
     * address that it had before goes on: who took the account over must not be able to end it. Of two requests, one
     * gets `true`. Its own row is kept for a moment, and says no more than when it was used.
     */
    async use(trx: Kysely<IdentityTables>, token: string): Promise<boolean> {
      const used = await trx
        .deleteFrom('passwordResets')
        .where('tokenHash', '=', hashOf(token))
        .where('expiresAt', '>', new Date())
        .where('usedAt', 'is', null)
        .returning(['accountId', 'restoresEmail', 'expiresAt'])
        .executeTakeFirst();
      if (used === undefined) return false;
      const others = trx.deleteFrom('passwordResets').where('accountId', '=', used.accountId);
      await others.where('restoresEmail', 'is', null).execute();
      if (used.restoresEmail !== null) await others.where('expiresAt', '>=', used.expiresAt).execute();
      const { accountId } = used;
      const now = new Date();
      await trx
        .insertInto('passwordResets')
        .values({ tokenHash: hashOf(token), accountId, restoresEmail: null, expiresAt: now, usedAt: now })
        .execute();
      return true;
    },
  };
}

export type ResetLinks = ReturnType<typeof createResetLinks>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
