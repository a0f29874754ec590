import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import type { BillingTables } from '../tables.ts';
import { addDays, dayOf } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import type { BillingPorts } from '../ports.ts';
import { reminderDays } from '../catalogue/reminder-days.ts';
import type { BillingAccount, Refresh } from './refreshing.ts';
import type { MemberRepository } from './repository.ts';

/** Reminds each person once, three days before their free days end. */
export function createReminding(parts: {
  db: Kysely<BillingTables>;
  members: MemberRepository;
  refresh: Refresh;
  clock: Clock;
  ports: Pick<BillingPorts, 'personOf' | 'mail'>;
}) {
  const { db, members, refresh, clock, ports } = parts;

  /** What is charged, and where it is billed. A billing company that is away holds no reminder up: it says less. */
  async function chargedAccount(
    userId: string,
    currency: Currency,
  ): Promise<Partial<Pick<BillingAccount, 'paidWith' | 'country'>>> {
    const refreshed = await refresh(userId, { announce: true });
    const accounts = refreshed.ok ? refreshed.accounts : [];
    return accounts.find((account) => account.currency === currency) ?? {};
  }

  return async function remind(): Promise<void> {
    const today = dayOf(clock.now());
    const trials = await members.trialsToRemindOf({ after: today, through: addDays(today, reminderDays) });
    for (const { id, userId, planCode: plan, firstChargeOn: date, nextCharge: amount } of trials) {
      const person = await ports.personOf(userId);
      if (person === undefined || amount === null) continue;
      const { paidWith, country } = await chargedAccount(userId, amount.currency);
      await db.transaction().execute(async (trx) => {
        if (!(await members.noteReminder(trx, id, today))) return;
        const { firstName, email: to, language } = person;
        const charge = { date, amount };
        const facts = { firstName, plan, charge, ...(paidWith !== undefined && { paidWith }) };
        const place = { language, ...(country !== undefined && { country }) };
        await ports.mail.send(
          { key: `trialReminder:${id}`, to, ...place, mail: 'trialReminder', facts },
          trx.$pickTables<never>(),
        );
      });
    }
  };
}
