import type { Kysely, Transaction } from 'kysely';
import type { Jobs } from '../../../process/jobs.ts';
import { refreshMember } from '../job-kinds.ts';
import type { OrderSettling } from '../orders/written-order.ts';
import type { BillingPorts, ChangedSubscription, Person } from '../ports.ts';
import type { ReturnVoucher } from '../purchases/returning-vouchers.ts';
import type { BillingTables } from '../tables.ts';
import type { Change, ChangeRepository } from './repository.ts';

/** Closes changes, with the mail that confirms each. What the subscription is from then on, the billing company says. */
export function createChangeSettling(parts: {
  db: Kysely<BillingTables>;
  changes: Pick<ChangeRepository, 'close' | 'find'>;
  jobs: Pick<Jobs, 'enqueue'>;
  ports: Pick<BillingPorts, 'personOf' | 'mail' | 'vouchers'>;
  returnVoucher: ReturnVoucher;
}): OrderSettling<Change> {
  const { db, changes, jobs, ports, returnVoucher } = parts;

  async function current(id: string): Promise<Change> {
    const change = await changes.find(id);
    if (change === undefined) throw new Error(`Change ${id} is gone.`);
    return change;
  }

  async function confirm(trx: Transaction<BillingTables>, change: Change, person: Person) {
    const { id, offer } = change;
    const changed = whatChanged(change);
    if (changed === undefined) return;
    const { firstName, email: to, language } = person;
    await ports.mail.send(
      {
        key: `subscriptionChanged:${id}`,
        to,
        language,
        country: offer.country,
        mail: 'subscriptionChanged',
        facts: { firstName, plan: planInMail(offer), ...changed },
      },
      trx.$pickTables<never>(),
    );
  }

  return {
    succeed: async ({ id, userId }) => {
      // Before the transaction: there may be no second connection beside it.
      const person = await ports.personOf(userId);
      await db.transaction().execute(async (trx) => {
        const closed = await changes.close(trx, id, { state: 'succeeded' });
        if (closed === undefined) return;
        if (await undoesPurchase(trx, closed)) await returnVoucher(trx, closed.content.subscriptionNumber);
        if (closed.kind === 'studentPrice') {
          await ports.vouchers.useVerification(trx.$pickTables<never>(), closed.userId);
        }
        if (person !== undefined) await confirm(trx, closed, person);
        await jobs.enqueue(trx, refreshMember, { userId: closed.userId });
      });
      return current(id);
    },

    refuse: async ({ id }, refusal) => {
      await db.transaction().execute((trx) => changes.close(trx, id, { state: 'refused', refusal }));
      return current(id);
    },
  };
}

/** Whether a change gives back all that a subscription has ever cost, and not only what another plan of it did. */
async function undoesPurchase(
  trx: Transaction<BillingTables>,
  { subscriptionId, content: { change } }: Change,
): Promise<boolean> {
  if (change.kind !== 'refund' && change.kind !== 'withdraw') return false;
  const subscription = await trx
    .selectFrom('subscriptions')
    .select('firstChargeOn')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return subscription !== undefined && change.from <= subscription.firstChargeOn;
}

/** The plan that a mail is about: that which is held from the change on, or the one that was given back. */
function planInMail({ kind, from, to }: Change['offer']) {
  return kind === 'changePlan' ? (to?.plan ?? from.plan) : from.plan;
}

/** What the mail about a change says. Of an end the mail about cancellations tells, wherever it was asked for. */
function whatChanged({ offer, content, confirmedAt, touchedAt }: Change): ChangedSubscription | undefined {
  const { kind, startsOn, until, timeline, totalToday, next } = offer;
  const charge = next === undefined ? {} : { next };
  const dayOfStep = (wanted: Change['offer']['timeline'][number]['kind']) =>
    timeline.find((step) => step.kind === wanted)?.date;
  const day = dayOfStep('plan');
  const accessFrom = dayOfStep('access');
  const access = accessFrom === undefined ? {} : { accessFrom };
  const givenBack = {
    // Not `-0`.
    amount: { ...totalToday, amount: Math.abs(totalToday.amount) },
    ...(day !== undefined && { day }),
  };
  switch (kind) {
    case 'changePlan': {
      const planned = timeline.some((step) => step.kind === 'plan');
      if (planned) return { change: { kind: 'planPlanned', day: startsOn }, ...charge };
      // Free days have cost nothing of which something could be taken off.
      return { change: { kind: totalToday.amount > 0 ? 'planChanged' : 'planChangedInTrial' }, ...charge };
    }
    case 'keepPlan':
      return { change: { kind: 'planKept' }, ...charge };
    case 'renewOn':
      return { change: { kind: 'renewalOn' }, ...charge, ...access };
    case 'pause':
      return { change: { kind: 'paused', day: startsOn, until: until ?? startsOn }, ...charge };
    case 'studentPrice': {
      const after = timeline.find((step) => step.kind === 'ordinary');
      if (after?.amount === undefined) throw new Error('A price for students has an end.');
      const { date, amount } = after;
      return { change: { kind: 'studentPrice', day: startsOn, after: { date, amount } }, ...charge };
    }
    case 'undoPause':
      return { change: { kind: 'pauseUndone' }, ...charge };
    case 'resume':
      return { change: { kind: 'resumed' }, ...charge };
    case 'refund':
      return { change: { kind: 'refunded', ...givenBack }, ...charge, ...access };
    case 'withdraw': {
      const at = (confirmedAt ?? touchedAt).toISOString();
      const contract = content.subscriptionNumber;
      return { change: { kind: 'withdrawn', ...givenBack, at, contract }, ...charge, ...access };
    }
    case 'cancelNext':
      // That the next plan was cancelled, the mail about cancellations tells.
      return content.change.kind === 'cancelNext' && content.change.renews !== undefined
        ? { change: { kind: 'renewalOn' }, ...charge }
        : undefined;
    case 'renewOff':
      return undefined;
  }
}
