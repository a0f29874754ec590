import { addDays, daysBetween, monthsWithin } from './calendarDays.ts';
import type { DayThatMatters } from './daysThatMatter.ts';
import type { PaidPeriod } from './SubscriptionState.ts';

/** The arc stands in a box of this size, on its lower edge. */
export const arcBox = { width: 600, height: 300 } as const;
const radius = 236;

/** A place in the box, in percent of its width and of its height. */
export interface ArcPoint {
  x: string;
  y: string;
}

export interface ArcMark extends ArcPoint {
  date: string;
  when: DayThatMatters['when'];
}

/** A period as an arc, from its first day at the left to its end at the right. */
export interface Arc {
  whole: string;
  /** What has passed of it. */
  done: string;
  from: ArcPoint;
  until: ArcPoint;
  /** The firsts of its months or, of a single month, its days. */
  ticks: string;
  today: ArcPoint & {
    /** Where words have room beside the mark: not where the title ends (`topEnd`), and nowhere (`none`) where reeds stand. */
    side: 'start' | 'topEnd' | 'top' | 'end' | 'none';
  };
  /** The days that matter within it. */
  marks: readonly ArcMark[];
}

/** Draws a period with its days as an arc. */
export function arcOf({ from, until }: PaidPeriod, today: string, days: readonly DayThatMatters[]): Arc {
  const length = Math.max(1, daysBetween(from, until));
  const partOf = (date: string) => Math.min(1, Math.max(0, daysBetween(from, date) / length));
  const passed = partOf(today);
  const [startX, startY] = pointAt(0);
  const [todayX, todayY] = pointAt(passed);
  const [endX, endY] = pointAt(1);
  const begin = `M${startX} ${startY}A${radius} ${radius} 0 0 1 `;

  return {
    whole: `${begin}${endX} ${endY}`,
    done: `${begin}${todayX} ${todayY}`,
    from: percent(pointAt(0)),
    until: percent(pointAt(1)),
    ticks: ticksOf({ from, until })
      .map((date) => tickAt(partOf(date), length > 40 ? 9 : 5))
      .join(''),
    today: { ...percent([todayX, todayY]), side: sideOf(passed) },
    marks: days
      .filter(({ date, when }) => when !== 'today' && date >= from && date <= until)
      .map(({ date, when }) => ({ date, when, ...percent(pointAt(partOf(date))) })),
  };
}

function ticksOf({ from, until }: PaidPeriod): string[] {
  const length = daysBetween(from, until);
  if (length > 40) return monthsWithin(from, until);
  return Array.from({ length: Math.max(0, length - 1) }, (_, at) => addDays(from, at + 1));
}

/** A short line across the arc. */
function tickAt(part: number, half: number): string {
  const inner = pointAt(part, radius - half);
  const outer = pointAt(part, radius + half);
  return `M${inner.join(' ')}L${outer.join(' ')}`;
}

function sideOf(passed: number): Arc['today']['side'] {
  if (passed < 0.32) return 'start';
  if (passed < 0.4) return 'topEnd';
  if (passed < 0.6) return 'top';
  return passed < 0.8 ? 'end' : 'none';
}

function pointAt(part: number, distance: number = radius): [x: number, y: number] {
  const angle = Math.PI * (1 - part);
  const { width, height } = arcBox;
  return [rounded(width / 2 + distance * Math.cos(angle)), rounded(height - distance * Math.sin(angle))];
}

function percent([x, y]: [number, number]): ArcPoint {
  return { x: `${rounded((100 * x) / arcBox.width)}%`, y: `${rounded((100 * y) / arcBox.height)}%` };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
