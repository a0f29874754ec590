import { dayOf } from '../../domain/days.ts';
import type { FactsOf } from '../../http/page-handler.ts';
import type { MomentRow } from './tables.ts';

/** A moment as all see it who may. */
export type SharedMoment = Extract<FactsOf<'reportMoment'>, { status: 'open' }>['moment'];

type Judged = Pick<MomentRow, 'hiddenAt' | 'removedAt'>;

/** Why others do not see a moment: reports hide it, or a moderator removed it. Undefined where they do. */
export function withheldOf({ hiddenAt, removedAt }: Judged): 'reported' | 'removed' | undefined {
  if (removedAt !== null) return 'removed';
  return hiddenAt === null ? undefined : 'reported';
}

/** Whether others see a moment. */
export function isShown(row: Judged): boolean {
  return withheldOf(row) === undefined;
}

/** A moment without what says whose account it is of. */
export function momentShown({ id, exercise, hour, name, line, sharedAt }: MomentRow): SharedMoment {
  return { id, exercise, hour, name, ...(line !== null && { line }), sharedOn: dayOf(sharedAt) };
}
