import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import { reminderKey } from '../charge-reminders.ts';
import { chargeAfterDiscount } from '../members/charge-after-discount.ts';
import { lessCredit } from '../members/less-credit.ts';
import type { MemberRepository } from '../members/repository.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { ChangeRepository } from './repository.ts';
import { changeableOf } from './rules.ts';
import { billedAccounts, type StudentTermsOf } from './student-terms.ts';
import { refusedStudent, renewableMonths } from './student-years.ts';

/** How many days before the ordinary price is charged the last mail is sent. */
const lastDays = 7;

/** How long a round may last: the queue takes work that lasts a quarter of an hour for lost. */
const roundMs = 10 * 60 * 1000;

/**
 * Tells members who are verified for another year at the price for students that they have not kept it yet: once on the day
 * after, and once in the last week before the ordinary price. By our copy of the subscription: the page asks the billing company.
 */
export function createStudentReminding(parts: {
  db: Kysely<BillingTables>;
  members: Pick<MemberRepository, 'subscriptionsOf' | 'creditsOf' | 'accountsOf' | 'failedChargeOf'>;
  changes: Pick<ChangeRepository, 'openOf' | 'studentYearFrom'>;
  studentTermsOf: StudentTermsOf;
  clock: Pick<Clock, 'now'>;
  ports: Pick<BillingPorts, 'personOf' | 'mail' | 'studentsVerifiedSince'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { db, members, changes, studentTermsOf, clock, ports, log } = parts;

  async function remind(userId: string): Promise<void> {
    const today = dayOf(clock.now());
    const subscriptions = await members.subscriptionsOf(userId);
    const subscription = changeableOf({ subscriptions, today });
    const charged = lessCredit(subscriptions, await members.creditsOf(userId));
    const found = charged.find(({ id }) => id === subscription?.id);
    const charge = found && chargeAfterDiscount(found);
    if (subscription?.source !== 'zuora' || charge === undefined || charge.date <= today) return;
    const accounts = billedAccounts(await members.accountsOf(userId));
    const studentTerms = await studentTermsOf(userId, { subscriptions, accounts, today });
    const due = (await members.failedChargeOf(userId))?.amount;
    if (refusedStudent(subscription, { studentTerms, due, today }) !== undefined) return;
    // Who has just come back from the verification is looking at the button. It may have become another day since the round began.
    const verifiedNow = (studentTerms?.verifiedOn ?? '') >= today && charge.date > addDays(today, 1);
    if (verifiedNow || (await changes.openOf(userId)) !== undefined) return;
    // Our copy of the subscription may be older than the order.
    if ((await changes.studentYearFrom(subscription.id, charge.date)) !== undefined) return;
    const person = await ports.personOf(userId);
    if (person === undefined) return;
    const { firstName, email: to, language } = person;
    const country = accounts.find(({ number }) => number === subscription.accountNumber)?.country;
    const last = charge.date <= addDays(today, lastDays);
    const lastOnly = last ? (['last'] as const) : [];
    await db.transaction().execute((trx) =>
      ports.mail.send(
        {
          key: reminderKey('studentVerified', subscription.id, charge.date, ...lastOnly),
          ...{ to, language, mail: 'studentVerified' },
          ...(typeof country === 'string' && { country }),
          facts: { firstName, plan: subscription.planCode, charge, ...(last && { last: true as const }) },
        },
        trx.$pickTables<never>(),
      ),
    );
  }

  /** The last one whom a round had come to when its time was up. */
  let reached: string | undefined;

  return {
    /** Goes through all, in slices. One that fails does not stop the others; the next round goes on where time was up. */
    ofAll: async (): Promise<void> => {
      const until = Date.now() + roundMs;
      const since = addMonths(dayOf(clock.now()), -renewableMonths);
      let slice = await ports.studentsVerifiedSince(since, reached);
      while (slice.length > 0) {
        for (const userId of slice) {
          if (Date.now() > until) return;
          try {
            await remind(userId);
          } catch (error) {
            log.error({ err: error, user: userId }, 'a reminder could not be sent');
          }
          reached = userId;
        }
        slice = await ports.studentsVerifiedSince(since, reached);
      }
      reached = undefined;
    },
  };
}
