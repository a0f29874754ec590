import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables, PasskeyPurpose } from '../tables.ts';

/** How long a challenge can be answered. */
export const challengeMinutes = 5;

/** What a challenge is for, and what ties it to one browser: its session, or its open sign-in page. */
export interface ChallengeUse {
  purpose: PasskeyPurpose;
  boundTo: string;
}

/** Keeps challenges, hashed, until they are answered once or have expired. */
export function createChallenges(db: Kysely<IdentityTables>) {
  return {
    async issue({ purpose, boundTo }: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = randomBytes(32);
      await db
        .insertInto('passkeyChallenges')
        .values({
          challengeHash: hashOf(challenge.toString('base64url')),
          purpose,
          boundTo: hashOf(boundTo),
          expiresAt: new Date(Date.now() + challengeMinutes * 60_000),
        })
        .execute();
      return challenge;
    },

    /** Uses a challenge up. False where it was not issued for this browser and purpose, was used before or has expired. */
    async use(challenge: string, { purpose, boundTo }: ChallengeUse): Promise<boolean> {
      const used = await db
        .deleteFrom('passkeyChallenges')
        .where('challengeHash', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('boundTo', '=', hashOf(boundTo))
        .where('expiresAt', '>', new Date())
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
