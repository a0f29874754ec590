import { sampleMoments } from '../sampleMoments.ts';
import type { ModerationState } from './ModerationState.ts';

const { june, kim, noor, theo, long } = sampleMoments;
const waiting = {
  userId: 'sample',
  waiting: [
    {
      ...{ ...long, hidden: true, seen: 7 },
      reports: [
        { reason: 'hurtful', count: 2 },
        { reason: 'other', count: 1 },
      ],
    },
    { ...june, hidden: false, seen: 8, reports: [{ reason: 'advertising', count: 1 }] },
    { ...kim, hidden: false, seen: 9, reports: [{ reason: 'personal', count: 1 }] },
    { ...noor, hidden: false, seen: 10, reports: [{ reason: 'other', count: 2 }] },
    {
      ...theo,
      line: 'Two minutes before the doors open.',
      hidden: false,
      seen: 11,
      reports: [{ reason: 'hurtful', count: 1 }],
    },
  ],
  more: 0,
  barredDays: 30,
} as const satisfies ModerationState;

const revoked = {
  ...kim,
  hidden: true,
  seen: 13,
  revoked: true,
  reports: [{ reason: 'hurtful', count: 3 }],
} as const;

/** Scenarios in which each part of the state occurs. */
export const moderationStates = {
  waiting,
  more: { ...waiting, more: 3 },
  kept: { ...waiting, waiting: [waiting.waiting[1]], done: 'kept' },
  removed: {
    ...waiting,
    waiting: [{ ...kim, hidden: true, seen: 12, reports: [{ reason: 'hurtful', count: 3 }] }],
    done: 'removed',
  },
  revoked: {
    ...waiting,
    waiting: [revoked, waiting.waiting[1]],
  },
  removing: { ...waiting, asking: { decision: 'remove', moment: waiting.waiting[0] } },
  removingWithoutLine: { ...waiting, asking: { decision: 'remove', moment: waiting.waiting[3] } },
  barring: { ...waiting, asking: { decision: 'bar', moment: waiting.waiting[1] } },
  barringOfRevoked: {
    ...waiting,
    waiting: [revoked, waiting.waiting[1]],
    asking: { decision: 'bar', moment: revoked },
  },
  barred: { ...waiting, waiting: [waiting.waiting[1]], done: 'barred' },
  none: { ...waiting, waiting: [] },
  noneLeft: { ...waiting, waiting: [], done: 'kept' },
} satisfies Record<string, ModerationState>;
