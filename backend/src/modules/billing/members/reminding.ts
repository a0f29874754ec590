import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Schema } from '../../../database/schema.ts';
import { addDays, dayOf } from '../../../days.ts';
import type { BillingPorts } from '../ports.ts';
import { reminderDays } from '../quotes/drawing-offer.ts';
import type { MemberRepository } from './repository.ts';

/** Reminds each person once, three days before their free days end. */
export function createReminding(parts: {
  db: Kysely<Schema>;
  members: MemberRepository;
  clock: Clock;
  ports: Pick<BillingPorts, 'personOf' | 'mail'>;
}) {
  const { db, members, clock, ports } = parts;

  return async function remind(): Promise<void> {
    const today = dayOf(clock.now());
    const trials = await members.trialsToRemindOf({ after: today, through: addDays(today, reminderDays) });
    for (const { id, userId, planCode: plan, firstChargeOn: date, nextCharge: amount } of trials) {
      const person = await ports.personOf(userId);
      if (person === undefined || amount === null) continue;
      await db.transaction().execute(async (trx) => {
        if (!(await members.noteReminder(trx, id, today))) return;
        const { firstName, email: to, language } = person;
        const facts = { firstName, plan, charge: { date, amount } };
        await ports.mail.send(
          { key: `trialReminder:${id}`, to, language, mail: 'trialReminder', facts },
          trx,
        );
      });
    }
  };
}
