import type { Day } from '../../domain/days.ts';
import { dayOf } from '../../domain/days.ts';
import type { FamilyRow } from './tables.ts';

type Row = Pick<FamilyRow, 'accountId' | 'expiresAt' | 'leavesOn' | 'leftAt'>;

/** Whether a person accepted and has not left: the last day of one who was removed is the one before `leavesOn`. */
export function isHere({ accountId, leavesOn, leftAt }: Omit<Row, 'expiresAt'>, today: Day): boolean {
  return accountId !== null && leftAt === null && (leavesOn === null || leavesOn > today);
}

/** Whether an invitation can be accepted. */
export function isOpen({ accountId, expiresAt, leftAt }: Omit<Row, 'leavesOn'>, now: Date): boolean {
  return accountId === null && leftAt === null && expiresAt > now;
}

/** How many places of a family are free: each person who is here has one, and each invitation that can be accepted. */
export function freePlaces(quantity: number, rows: readonly Row[], now: Date): number {
  const today = dayOf(now);
  const held = rows.filter((row) => isHere(row, today) || isOpen(row, now)).length;
  return Math.max(0, quantity - held);
}
