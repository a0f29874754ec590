import { sampleMoments } from '../sampleMoments.ts';
import type { ShareMomentState } from './ShareMomentState.ts';

const open = {
  ...{ status: 'open', userId: 'sample', exercise: 'four-and-four', name: 'June' },
  values: { line: '', audience: 'link' },
  problems: {},
} as const satisfies ShareMomentState;
const { long } = sampleMoments;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const shareMomentStates = {
  open,
  hourMissing: {
    ...open,
    values: { line: 'Five minutes on the tram.', audience: 'community' },
    problems: { hour: 'missing' },
  },
  lineTooLong: {
    ...open,
    values: { line: `${long.line} ${long.line}`, hour: 'dusk', audience: 'buddies' },
    problems: { line: 'tooLong' },
  },
  lineNotPlain: {
    ...open,
    values: { line: 'More at https://example.com', hour: 'night', audience: 'link' },
    problems: { line: 'notPlain' },
  },
  bothRefused: {
    ...open,
    values: { line: 'More at https://example.com', audience: 'link' },
    problems: { line: 'notPlain', hour: 'missing' },
  },
  longWords: { ...open, name: long.name, values: { line: long.line, hour: 'dawn', audience: 'link' } },
  nameMissing: { status: 'nameMissing' },
  notFinished: { status: 'notFinished', exercise: 'four-and-four' },
  tooMany: { status: 'tooMany', minutes: 1 },
  tooManyForHours: { status: 'tooMany', minutes: 1_260 },
  barred: { status: 'barred', until: '2026-12-29' },
} satisfies {
  [Status in ShareMomentState['status']]: Extract<ShareMomentState, { status: Status }>;
} & Record<string, ShareMomentState>;
