import { sampleMoments } from '../sampleMoments.ts';
import type { ReportMomentState } from './ReportMomentState.ts';

const { june, noor, long } = sampleMoments;
const open = { status: 'open', userId: 'sample', moment: june } as const satisfies ReportMomentState;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const reportMomentStates = {
  open,
  withoutLine: { ...open, moment: noor },
  reasonMissing: { ...open, problem: 'missing' },
  reasonMissingWithoutLine: { ...open, moment: noor, problem: 'missing' },
  longWords: { ...open, moment: long },
  own: { status: 'own' },
  reported: { status: 'reported' },
  gone: { status: 'gone' },
  tooMany: { status: 'tooMany', minutes: 40 },
  tooManyForHours: { status: 'tooMany', minutes: 1_260 },
} satisfies {
  [Status in ReportMomentState['status']]: Extract<ReportMomentState, { status: Status }>;
} & Record<string, ReportMomentState>;
