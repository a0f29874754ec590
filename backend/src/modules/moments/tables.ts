import type { GeneratedAlways, Selectable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { ExerciseId } from '../../domain/exercises.ts';
import type { Language } from '../../domain/languages.ts';

export const momentHours = ['dawn', 'dusk', 'night'] as const;
export type MomentHour = (typeof momentHours)[number];

export const momentAudiences = ['link', 'buddies', 'community'] as const;
export type MomentAudience = (typeof momentAudiences)[number];

export const reportReasons = ['personal', 'hurtful', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a moderator decides: `bar` removes the moment, and bars who shared it from sharing for a while. */
export const momentDecisions = ['keep', 'remove', 'bar'] as const;
export type MomentDecision = (typeof momentDecisions)[number];

export type MomentTables = Tables<{
  listening: {
    accountId: string;
    exercise: string;
    /** Where it was left. */
    positionMs: number;
    /** How much of it was heard since it was begun last, in milliseconds, at most its length. After its end, nothing. */
    heardMs: number;
    /** Whether it was playing when it was told of last. */
    playing: boolean;
    /** When it was listened to its end last. */
    finishedAt: Date | null;
    /** When it was told of last. */
    heardAt: Date;
  };
  moments: {
    id: string;
    accountId: string;
    exercise: ExerciseId;
    hour: MomentHour;
    audience: MomentAudience;
    /** First name of who shared it, as it was then. */
    name: string;
    line: string | null;
    /** The language that it was shared in: that of its picture. */
    language: Language;
    sharedAt: Date;
    /** Since when reports hide it, until it is looked at. */
    hiddenAt: Date | null;
    /** When a moderator removed it. */
    removedAt: Date | null;
    /** The reason of most of the reports for which it was removed. */
    removedFor: ReportReason | null;
    /** When it was taken back while reports hid it: it waits for a moderator for a while, and is gone for all others. */
    revokedAt: Date | null;
  };
  momentBars: {
    accountId: string;
    /** Until when the account shares nothing. */
    barredUntil: Date;
  };
  momentPictures: {
    momentId: string;
    png: Buffer;
    madeAt: Date;
  };
  momentReports: {
    momentId: string;
    /** The later a report, the higher. */
    number: GeneratedAlways<number>;
    accountId: string;
    reason: ReportReason;
    reportedAt: Date;
    /** Towards hiding the moment: the address of who reported it was proved. */
    counts: boolean;
    /** When a moderator looked at it, whatever they decided. */
    lookedAt: Date | null;
  };
}>;

export type MomentRow = Selectable<MomentTables['moments']>;
export type ListeningRow = Selectable<MomentTables['listening']>;
