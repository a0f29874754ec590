import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import type { BillingTables } from '../tables.ts';
import { addDays, dayOf } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import type { BillingPorts } from '../ports.ts';
import { zoneOfCountry } from '../catalogue/price-zones.ts';
import { discountReminderDays, reminderDays } from '../catalogue/reminder-days.ts';
import { cardEndingOf } from './card-ending.ts';
import { reminderKey } from '../charge-reminders.ts';
import { chargeAfterDiscount } from './charge-after-discount.ts';
import { chargedSubscriptionsOf, wholePrice, type ChargedSubscription } from './less-credit.ts';
import { membershipOn } from './membership.ts';
import type { BillingAccount, Refresh } from './refreshing.ts';
import type { MemberRepository, Subscription } from './repository.ts';

/** How long a round may last: the queue takes work that lasts a quarter of an hour for lost. */
const roundMs = 10 * 60 * 1000;

/** Reminds each person once: three days before their free days end, a month before a discount ends, and in the last month of a card. */
export function createReminding(parts: {
  db: Kysely<BillingTables>;
  members: MemberRepository;
  refresh: Refresh;
  clock: Clock;
  ports: Pick<BillingPorts, 'personOf' | 'mail' | 'vouchers'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { db, members, refresh, clock, ports, log } = parts;

  /** What is charged, and where it is billed. A billing company that is away holds no reminder up: it says less. */
  async function chargedAccount(
    userId: string,
    currency: Currency,
  ): Promise<Partial<Pick<BillingAccount, 'paidWith' | 'country'>>> {
    const refreshed = await refresh(userId, { announce: true });
    const accounts = refreshed.ok ? refreshed.accounts : [];
    return accounts.find((account) => account.currency === currency) ?? {};
  }

  /** A subscription with its charges as they will be charged. */
  async function asCharged(subscription: Subscription): Promise<ChargedSubscription> {
    const charged = await chargedSubscriptionsOf(members, subscription.userId);
    return charged.find(({ id }) => id === subscription.id) ?? subscription;
  }

  /** Goes through all, in slices. One that fails does not stop the others; the rest waits for the next round. */
  async function each(
    read: (beyond?: string) => Promise<Subscription[]>,
    remind: (subscription: Subscription) => Promise<void>,
  ): Promise<void> {
    const until = Date.now() + roundMs;
    let slice = await read();
    while (slice.length > 0) {
      for (const subscription of slice) {
        if (Date.now() > until) return;
        try {
          await remind(subscription);
        } catch (error) {
          log.error({ err: error, subscription: subscription.id }, 'a reminder could not be sent');
        }
      }
      slice = await read(slice.at(-1)?.id);
    }
  }

  async function ofTrials(): Promise<void> {
    const today = dayOf(clock.now());
    const span = { after: today, through: addDays(today, reminderDays) };
    const read = (beyond?: string) => members.trialsToRemindOf({ ...span, beyond });
    await each(read, async (subscription) => {
      const { id, userId, planCode: plan, firstChargeOn: date, nextCharge } = subscription;
      const person = await ports.personOf(userId);
      if (person === undefined || nextCharge === null) return;
      const { paidWith, country } = await chargedAccount(userId, nextCharge.currency);
      const { nextCharge: amount, creditUsed: credit } = await asCharged(subscription);
      if (amount === null) return;
      await db.transaction().execute(async (trx) => {
        if (!(await members.noteReminder(trx, id, today))) return;
        const { firstName, email: to, language } = person;
        const charge = { date, amount, ...(credit !== undefined && { credit }) };
        const facts = { firstName, plan, charge, ...(paidWith !== undefined && { paidWith }) };
        const place = { language, ...(country !== undefined && { country }) };
        await ports.mail.send(
          { key: reminderKey('trialReminder', id), to, ...place, mail: 'trialReminder', facts },
          trx.$pickTables<never>(),
        );
      });
    });
  }

  async function ofDiscounts(): Promise<void> {
    const today = dayOf(clock.now());
    const span = { after: today, through: addDays(today, discountReminderDays) };
    const read = (beyond?: string) => members.discountsToRemindOf({ ...span, beyond });
    await each(read, async (subscription) => {
      const { id, userId, planCode, accountNumber } = subscription;
      const person = await ports.personOf(userId);
      const charge = chargeAfterDiscount(await asCharged(subscription));
      if (person === undefined || charge === undefined) return;
      const accounts = await members.accountsOf(userId);
      const { country } = accounts.find((account) => account.accountNumber === accountNumber) ?? {};
      const student =
        typeof country === 'string' &&
        (await ports.vouchers.studentTerms({ userId, planCode, zone: zoneOfCountry(country), today }));
      // Where another charge comes first, that one still has the discount.
      const last = subscription.afterDiscount ? undefined : await members.lastPaymentOf(subscription);
      await db.transaction().execute(async (trx) => {
        if (!(await members.noteDiscountReminder(trx, id, charge.date))) return;
        // The ordinary price was charged before: there is no news.
        if (last !== undefined && last.amount.amount >= (wholePrice(charge)?.amount ?? 0)) return;
        const { firstName, email: to, language } = person;
        const key = reminderKey('discountReminder', id, charge.date);
        const place = { language, ...(typeof country === 'string' && { country }) };
        const facts = { firstName, plan: planCode, charge, ...(student && { student: true as const }) };
        await ports.mail.send(
          { key, to, ...place, mail: 'discountReminder', facts },
          trx.$pickTables<never>(),
        );
      });
    });
  }

  /** By the account as it is now: the card may have been replaced. Without an answer, the next round asks again. */
  async function ofCards(): Promise<void> {
    const today = dayOf(clock.now());
    const read = (beyond?: string) => members.cardsToRemindOf({ today, beyond });
    await each(read, async ({ id, userId, accountNumber }) => {
      const refreshed = await refresh(userId, { announce: true });
      const accounts = refreshed.ok ? refreshed.accounts : [];
      const account = accounts.find(({ number }) => number === accountNumber);
      const membership = membershipOn(today, await members.subscriptionsOf(userId), []);
      if (account === undefined || cardEndingOf(membership, account, today) !== 'soon') return;
      const { paidWith, cardValidUntil, country } = account;
      const { subscriptionId, plan, nextCharge } = membership.current ?? {};
      if (subscriptionId !== id || plan === undefined || nextCharge === undefined) return;
      if (paidWith?.method !== 'card' || cardValidUntil === undefined) return;
      const person = await ports.personOf(userId);
      if (person === undefined) return;
      const { firstName, email: to, language } = person;
      const { brand, last4 } = paidWith;
      const card = { brand, last4, validUntil: cardValidUntil };
      await db.transaction().execute(async (trx) => {
        const noted = await members.noteCardReminder(trx, account.number);
        if (noted === undefined) return;
        await ports.mail.send(
          {
            ...{ key: `cardReminder:${noted}`, to, language, country, mail: 'cardReminder' },
            facts: { firstName, plan, card, nextChargeOn: nextCharge.date },
          },
          trx.$pickTables<never>(),
        );
      });
    });
  }

  return { ofTrials, ofDiscounts, ofCards };
}
