import type { Kysely } from 'kysely';
import { exerciseLengths, isExercise, type ExerciseId } from '../../domain/exercises.ts';
import type { Clock } from '../../process/clock.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import type { MomentPorts } from './ports.ts';
import { createMomentRepository } from './repository.ts';
import type { ListeningRow, MomentTables } from './tables.ts';

export const activityActions = ['start', 'pause', 'unpause', 'progress', 'complete'] as const;

/** What became of an exercise on a page, and where it stood then. */
export interface UserActivity {
  contentId: ExerciseId;
  action: (typeof activityActions)[number];
  positionMs: number;
}

/** An exercise of an account: where it goes on, and when it was listened to its end last. */
export interface ExerciseProgress {
  contentId: string;
  positionMs: number;
  /** How long ago it was told of last. */
  toldMsAgo: number;
  finishedAt: Date | undefined;
}

/** The share of an exercise that was heard at least, by our clock, on one day or on several: who skips has not listened. */
const leastShare = 0.8;
/** The most that counts as heard between two tellings. Pages tell every 15 seconds: what was silent for longer was left, or could not be told. */
const longestSilenceMs = 20_000;
/** For how long a finished exercise may be shared. */
const shareWithinMs = 24 * 60 * 60_000;

interface ListeningParts extends Pick<MomentPorts, 'lockAgainstDeletion'> {
  db: Kysely<MomentTables>;
  clock: Pick<Clock, 'now'>;
}

/** What people listen to, as their pages tell it. */
export function createListening({ db, clock, lockAgainstDeletion }: ListeningParts) {
  const repository = createMomentRepository(db);

  return {
    /** Notes what became of exercises, in this order. Gives how they stand. */
    record: async (accountId: string, activities: readonly UserActivity[]): Promise<ExerciseProgress[]> => {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const inTrx = createMomentRepository(trx);
        if (await lockAgainstDeletion(trx.$pickTables<never>(), accountId)) {
          const rows = new Map((await inTrx.listeningOf(accountId)).map((row) => [row.exercise, row]));
          for (const activity of activities) {
            const row = rows.get(activity.contentId) ?? newListening(accountId, activity.contentId, now);
            rows.set(activity.contentId, after(row, activity, now));
          }
          const told = new Set<string>(activities.map(({ contentId }) => contentId));
          for (const row of rows.values()) if (told.has(row.exercise)) await inTrx.keepListening(row);
        }
        return (await inTrx.listeningOf(accountId)).map(shownAt(now));
      });
    },

    of: async (accountId: string): Promise<ExerciseProgress[]> =>
      (await repository.listeningOf(accountId)).map(shownAt(clock.now())),

    /** Whether an account listened to the end of an exercise so lately that it may be shared. */
    mayShare: async (accountId: string, exercise: string): Promise<boolean> => {
      const rows = await repository.listeningOf(accountId);
      const finishedAt = rows.find((row) => row.exercise === exercise)?.finishedAt;
      return !!finishedAt && finishedAt.getTime() > clock.now().getTime() - shareWithinMs;
    },

    /** The last day on which an account listened. */
    lastDayOf: async (accountId: string): Promise<Day | undefined> => {
      const days = (await repository.listeningOf(accountId)).map(({ heardAt }) => dayOf(heardAt));
      return days.toSorted().at(-1);
    },
  };
}

export type ListeningRecord = ReturnType<typeof createListening>;

function newListening(accountId: string, exercise: string, now: Date): ListeningRow {
  return { accountId, exercise, positionMs: 0, heardMs: 0, playing: false, finishedAt: null, heardAt: now };
}

function after(row: ListeningRow, { contentId, action, positionMs }: UserActivity, now: Date): ListeningRow {
  const length = exerciseLengths[contentId];
  const told = { ...row, positionMs: Math.min(positionMs, length), playing: true, heardAt: now };
  const heardMs = Math.min(heardUntil(now, row), length);
  switch (action) {
    case 'start':
      return { ...told, heardMs: 0 };
    case 'unpause':
      // Before it, nothing was heard.
      return told;
    case 'progress':
      return { ...told, heardMs };
    case 'pause':
      return { ...told, heardMs, playing: false };
    case 'complete': {
      const isFinished = heardMs >= length * leastShare;
      const ended = { ...told, positionMs: 0, heardMs: 0, playing: false };
      return { ...ended, ...(isFinished && { finishedAt: now }) };
    }
  }
}

/** What was heard of an exercise until now: also since it was told of last, where it was playing then. */
function heardUntil(now: Date, { heardMs, playing, heardAt }: ListeningRow): number {
  if (!playing) return heardMs;
  const sinceMs = Math.max(now.getTime() - heardAt.getTime(), 0);
  return heardMs + Math.min(sinceMs, longestSilenceMs);
}

const shownAt =
  (now: Date) =>
  ({ exercise, positionMs, heardAt, finishedAt }: ListeningRow): ExerciseProgress => {
    const kept = isExercise(exercise) && positionMs < exerciseLengths[exercise] ? positionMs : 0;
    const toldMsAgo = Math.max(now.getTime() - heardAt.getTime(), 0);
    return { contentId: exercise, positionMs: kept, toldMsAgo, finishedAt: finishedAt ?? undefined };
  };
