import type { Kysely } from 'kysely';
import type { ExerciseId } from '../../domain/exercises.ts';
import { usableName } from '../../domain/person-name.ts';
import type { Language } from '../../domain/languages.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import type { Clock } from '../../process/clock.ts';
import type { Limit, Throttle } from '../../throttle/throttle.ts';
import type { ListeningRecord } from './listening.ts';
import { newMomentId } from './moment-ids.ts';
import { withheldOf } from './moment-shown.ts';
import type { MomentPorts } from './ports.ts';
import { createMomentRepository } from './repository.ts';
import type { MomentAudience, MomentHour, MomentRow, MomentTables } from './tables.ts';

/** How many moments a person shares in a day. */
export const mostMomentsADay = 10;
/** For how many days a moment waits at most for a moderator that was taken back while reports hid it. */
export const revokedDays = 30;

/** A moment as its owner wants it. The line was judged. */
export interface MomentWish {
  exercise: ExerciseId;
  line: string;
  hour: MomentHour;
  audience: MomentAudience;
  language: Language;
}

/** What stands against sharing. */
export type SharingRefusal =
  | { reason: 'nameMissing' | 'notFinished' | 'closing' }
  | { reason: 'tooMany'; minutes: number }
  | { reason: 'barred'; until: Date };

interface SharingParts extends Pick<MomentPorts, 'personOf' | 'lockAgainstDeletion'> {
  db: Kysely<MomentTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt' | 'left' | 'forgive'>;
  listening: Pick<ListeningRecord, 'mayShare'>;
}

/** Shares moments and takes them back. */
export function createSharing(parts: SharingParts) {
  const { db, clock, throttle, listening, personOf, lockAgainstDeletion } = parts;
  const repository = createMomentRepository(db);

  /** The first name that a moment is shared with; empty where the account has none that can be shown. */
  const nameOf = async (userId: string) => usableName((await personOf(userId))?.firstName ?? '');

  return {
    /** What stands against sharing an exercise now; the name that it would be shared with where nothing does. */
    look: async (
      userId: string,
      exercise: string,
    ): Promise<SharingRefusal | { reason?: never; name: string }> => {
      const until = await repository.barredUntil(userId, clock.now());
      if (until !== undefined) return { reason: 'barred', until };
      const name = await nameOf(userId);
      if (name === '') return { reason: 'nameMissing' };
      if (!(await listening.mayShare(userId, exercise))) return { reason: 'notFinished' };
      const { attempts, minutes } = await throttle.left(limitsOf(userId));
      return attempts < 1 ? { reason: 'tooMany', minutes } : { name };
    },

    /** Shares a moment. The same one within half a minute was pressed twice, and is shared once. */
    share: async (
      userId: string,
      wish: MomentWish,
    ): Promise<{ ok: true; id: string } | ({ ok: false } & SharingRefusal)> => {
      const name = await nameOf(userId);
      if (name === '') return { ok: false, reason: 'nameMissing' };
      if (!(await listening.mayShare(userId, wish.exercise))) return { ok: false, reason: 'notFinished' };
      const limits = limitsOf(userId);
      const allowed = await throttle.attempt(limits);
      if (!allowed.ok) return { ok: false, reason: 'tooMany', minutes: allowed.minutes };
      const { id, made, until } = await db.transaction().execute(async (trx) => {
        if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return { made: false };
        const inTrx = createMomentRepository(trx);
        const now = clock.now();
        const barredUntil = await inTrx.barredUntil(userId, now);
        if (barredUntil !== undefined) return { made: false, until: barredUntil };
        const last = await inTrx.lastOf(userId);
        if (last !== undefined && isSame(last, wish, now)) return { id: last.id, made: false };
        const row = { ...wish, id: newMomentId(), accountId: userId, name, sharedAt: now };
        const standing = { hiddenAt: null, removedAt: null, removedFor: null, revokedAt: null };
        await inTrx.add({ ...row, line: wish.line === '' ? null : wish.line, ...standing });
        return { id: row.id, made: true };
      });
      if (!made) await throttle.forgive(limits);
      if (until !== undefined) return { ok: false, reason: 'barred', until };
      return id === undefined ? { ok: false, reason: 'closing' } : { ok: true, id };
    },

    /**
     * Takes a moment back: it is gone for all, with its picture and the reports about it. One that reports hide is gone for all but
     * moderators, until one has decided, for `revokedDays` at most. False where it is not one of the account.
     */
    revoke: (userId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const inTrx = createMomentRepository(trx);
        const row = await inTrx.lockMoment(id);
        if (row?.accountId !== userId || row.revokedAt !== null) return false;
        if (withheldOf(row) === 'reported') await inTrx.revokeHidden(id, clock.now());
        else await inTrx.delete(id);
        return true;
      }),
  };
}

export type Sharing = ReturnType<typeof createSharing>;

function limitsOf(userId: string): readonly Limit[] {
  const minutes = 24 * 60;
  return [{ subject: ['moment', userId], most: mostMomentsADay, minutes, forgottenBySuccess: false }];
}

function isSame(last: MomentRow, wish: MomentWish, now: Date): boolean {
  const agoMs = now.getTime() - last.sharedAt.getTime();
  const chosen = ['exercise', 'hour', 'audience'] as const;
  return (
    agoMs < pressedTwiceMs &&
    (last.line ?? '') === wish.line &&
    chosen.every((each) => last[each] === wish[each])
  );
}
