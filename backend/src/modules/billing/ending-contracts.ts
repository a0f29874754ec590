import {
  isSameContract,
  type ContractsBeingEnded,
  type ContractsEnded,
} from '../../domain/contracts-ended.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { Cancelled } from './cancelling.ts';
import { plans } from './catalogue/plans.ts';
import { standingOf } from './eligibility.ts';
import type { Refresh } from './members/refreshing.ts';
import type { MemberRepository, Subscription } from './members/repository.ts';
import type { PurchaseRepository } from './purchases/repository.ts';

/**
 * Ends contracts for a person who is not logged in, as cancelling them does: those that were concluded before it was declared. Where a
 * day is asked for, a contract renews until the period that holds that day is the one that is paid for.
 */
export function createContractEnding(parts: {
  members: Pick<MemberRepository, 'subscriptionsOf' | 'paymentsOf'>;
  purchases: Pick<PurchaseRepository, 'openOf' | 'boughtAfter'>;
  refresh: Refresh;
  cancel: (subscriptionId: string, userId: string) => Promise<Cancelled>;
  clock: Pick<Clock, 'now'>;
}) {
  const { members, purchases, refresh, cancel, clock } = parts;

  return async function endContracts(
    userId: string,
    {
      contract,
      endsOn,
      declaredAt,
      ending,
    }: {
      contract: string | undefined;
      endsOn: Day | undefined;
      declaredAt: Date;
      ending?: ContractsBeingEnded;
    },
  ): Promise<ContractsEnded> {
    // Before billing is asked: what is settled between the two is then told of.
    const open = await purchases.openOf(userId);
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok || open !== undefined) return { outcome: 'waiting' };
    const today = dayOf(clock.now());
    const later = await purchases.boughtAfter(userId, declaredAt);
    const held = (await members.subscriptionsOf(userId)).map(({ externalId }) => externalId);
    const isNamed = (number: string) => contract !== undefined && isSameContract(number, contract);
    if (contract !== undefined && !held.some(isNamed)) return { outcome: 'unknownNumber' };
    const meant = async () =>
      (await members.subscriptionsOf(userId)).filter(({ externalId }) => {
        return contract === undefined ? !later.includes(externalId) : isNamed(externalId);
      });
    const asked = async () => (await meant()).filter(isOurs);
    const renewing = (await asked()).filter(renews);
    const due = renewing.filter(({ nextChargeOn, startsOn }) => {
      return endsOn === undefined || (startsOn <= endsOn ? (nextChargeOn ?? startsOn) >= endsOn : true);
    });
    const numbers = due.map(({ externalId }) => externalId);
    if (numbers.length > 0) await ending?.note(numbers);
    // The plan that begins last first: the one in force then ends with what is paid for.
    for (const { id } of due.toReversed()) {
      const cancelled = await cancel(id, userId);
      if (!cancelled.ok) return { outcome: 'waiting' };
    }
    if (due.length < renewing.length) return { outcome: 'planned' };
    const ended = await asked();
    const last = lastDayOf(ended.filter(hasDays), today);
    if (last === undefined) {
      const calledOff = ended.filter((each) => wasCalledOff(each, today));
      // What was called off before is told of where it is meant by its number, or nothing else is held.
      const byThis = [...numbers, ...((await ending?.noted()) ?? [])];
      const now = contract !== undefined || calledOff.some(({ externalId }) => byThis.includes(externalId));
      const held = (await meant()).filter((each) => standingOf(each, today) !== 'over');
      return calledOff.length > 0 && (now || held.length === 0)
        ? { outcome: 'calledOff' }
        : withoutContract(held, today);
    }
    const charges = (await members.paymentsOf(userId))
      .filter(({ subscriptionNumber }) => ended.some(({ externalId }) => externalId === subscriptionNumber))
      // Charged on the day of the declaration may be before it.
      .filter(({ paidOn }) => paidOn > dayOf(declaredAt) && paidOn >= (endsOn ?? ''))
      .map(({ paidOn, amount }) => ({ date: paidOn, amount }));
    return { outcome: 'ended', endedOn: last, ...(charges.length > 0 && { charges }) };
  };
}

/** Of several ends the last, where it is to come. */
function lastDayOf(subscriptions: readonly Subscription[], today: Day): Day | undefined {
  return subscriptions
    .map(({ endsOn }) => endsOn ?? '')
    .filter((lastDay) => lastDay >= today)
    .toSorted()
    .at(-1);
}

/** What is called off before it begins has none, and what is given back on its first day has none left. */
function hasDays({ startsOn, endsOn }: Subscription): boolean {
  return endsOn === null || endsOn > startsOn;
}

/** Whether it would have begun, and does not. A plan that was given back on its first day has begun. */
function wasCalledOff(subscription: Subscription, today: Day): boolean {
  return subscription.startsOn > today && !hasDays(subscription);
}

/** What is left where no contract of ours is: access, or what another company bills, which comes first. */
function withoutContract(held: readonly Subscription[], today: Day): ContractsEnded {
  const endedOn = held.every(isAccess) ? lastDayOf(held, today) : undefined;
  return endedOn === undefined ? { outcome: 'nothing' } : { outcome: 'endsByItself', endedOn };
}

function isAccess({ source, planCode }: Subscription): boolean {
  return source === 'zuora' && plans[planCode].kind === 'access';
}

/** Access by a voucher ends by itself, and what another company bills is ended there. */
function isOurs({ source, planCode }: Subscription): boolean {
  return source === 'zuora' && plans[planCode].kind !== 'access';
}

function renews({ endsOn }: Subscription): boolean {
  return endsOn === null;
}
