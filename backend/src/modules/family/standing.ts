import { dayOf } from '../../domain/days.ts';
import type { FactsOf } from '../../http/page-handler.ts';
import type { FamilyRow } from './tables.ts';

type Person = Extract<FactsOf<'manageFamily'>, { status: 'owner' }>['people'][number];

/** How long after a mail another one can be sent. */
export const resendAfterMinutes = 24 * 60;

/** The minutes until another mail of an invitation can be sent; undefined where it can be. */
export function minutesUntilResend({ sentAt }: Pick<FamilyRow, 'sentAt'>, now: Date): number | undefined {
  const left = sentAt.getTime() + resendAfterMinutes * 60_000 - now.getTime();
  return left > 0 ? Math.ceil(left / 60_000) : undefined;
}

/** A person of a family, as its owner sees them. */
export function personShown(row: FamilyRow, now: Date): Person {
  const { id, email, firstName, lastName, accountId } = row;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    id,
    email: email ?? '',
    ...(accountId !== null && name !== '' && { name }),
    standing: standingOf(row, now),
  };
}

function standingOf(row: FamilyRow, now: Date): Person['standing'] {
  const { joinedAt, leavesOn, sentAt, expiresAt, askedAt } = row;
  if (leavesOn !== null) return { status: 'leaving', leavesOn };
  if (joinedAt !== null) return { status: 'joined', joinedOn: dayOf(joinedAt) };
  if (expiresAt <= now) {
    const asked = askedAt === null ? {} : { askedOn: dayOf(askedAt) };
    return { status: 'expired', sentOn: dayOf(sentAt), ...asked };
  }
  return minutesUntilResend(row, now) === undefined
    ? { status: 'waitingForResponse', sentOn: dayOf(sentAt) }
    : { status: 'inviteSent' };
}
