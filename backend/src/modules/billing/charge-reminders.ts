import type { Day } from '../../domain/days.ts';
import type { ChangeRepository } from './changes/repository.ts';
import type { MemberRepository } from './members/repository.ts';

/** The mails that tell of a charge to come. */
const chargeReminders = ['trialReminder', 'discountReminder', 'studentVerified'] as const;
type ChargeReminder = (typeof chargeReminders)[number];

/** The key of a reminder, by which it goes out once: by the subscription, and where it is not told of once alone, the day. */
export function reminderKey(
  mail: ChargeReminder,
  subscriptionId: string,
  ...more: [chargedOn?: Day, last?: 'last']
): string {
  return [mail, subscriptionId, ...more].join(':');
}

/**
 * Tells of a mail that waits for the mail server whether it reminds of a charge that does not come any more: the subscription
 * has an end by now, or another year at the price for students was ordered for that day. By our copy. Of other mails false.
 */
export function createReminderChecking({
  members,
  changes,
}: {
  members: Pick<MemberRepository, 'find'>;
  changes: Pick<ChangeRepository, 'studentYearFrom'>;
}) {
  return async ({ mail, key }: { mail: string; key: string }): Promise<boolean> => {
    if (!chargeReminders.some((each) => each === mail)) return false;
    const [, subscriptionId = '', chargedOn] = key.split(':');
    if ((await members.find(subscriptionId))?.endsOn !== null) return true;
    return (
      chargedOn !== undefined && (await changes.studentYearFrom(subscriptionId, chargedOn)) !== undefined
    );
  };
}
