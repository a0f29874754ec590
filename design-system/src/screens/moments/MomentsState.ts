import type { ExerciseId } from '../../patterns/Player/exercises.options.ts';

/** The hours of a day that a moment can be from: they decide the drawing. */
export const momentHours = ['dawn', 'dusk', 'night'] as const;
export type MomentHour = (typeof momentHours)[number];

/** Who can open a moment: those who have its link, the buddies of who shared it as well, or everyone at /community. */
export const momentAudiences = ['link', 'buddies', 'community'] as const;
export type MomentAudience = (typeof momentAudiences)[number];

/** A short meditation that a member finished and shared. */
export interface SharedMoment {
  /** Twelve characters, in its address. */
  id: string;
  /** The exercise that was finished. */
  exercise: ExerciseId;
  hour: MomentHour;
  /** First name of who shared it. */
  name: string;
  /** A line of theirs, of at most 140 characters. Plain text. */
  line?: string;
  /** ISO date. */
  sharedOn: string;
}

/** Why a moment is reported. */
export const reportReasons = ['personal', 'hurtful', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
