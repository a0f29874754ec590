import { isTaxExclusive } from '../../../domain/countries.ts';
import { dayOf, daysBetween, type Day } from '../../../domain/days.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { changeKinds } from '../changes/wish.ts';
import { cardEndingOf } from '../members/card-ending.ts';
import type { Membership } from '../members/membership.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import { heldGifts } from './gift-facts.ts';
import type { PageSources } from './page-sources.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';

/** The subscription as the billing company says now, or as it said last where it does not answer in time. */
export function subscriptionPage({
  billing,
  clock,
  declaredEndOf,
  employerOf,
  familyAccessOf,
  ownFamilyOf,
}: PageSources): PageHandler<MemberVisit> {
  return {
    show: async ({ userId }) => {
      const refresh = () => billing.refresh(userId, { announce: true });
      const refreshed = await withTimeout(refresh, { ok: false }, pageDeadline());
      const membership = await billing.membershipOf(userId);
      if (!refreshed.ok && membership.status === 'NONE') {
        return { route: 'subscription', facts: { status: 'unavailable' } };
      }
      const history = await billing.historyOf(userId);
      const accounts = refreshed.ok ? refreshed.accounts : [];
      const declaredEnd = await declaredEndOf(userId);
      const { refusals, studentPrice } = await billing.changes.possible(userId, accounts);
      const savedCheckout = await billing.savedCheckouts.shownTo(userId);
      const employer = await employerOf(userId);
      const family = await familyAccessOf(userId);
      const own = await ownFamilyOf(userId);
      return {
        route: 'subscription',
        facts: {
          status: 'known',
          userId,
          membership,
          history,
          gifts: heldGifts(await billing.gifts.heldBy(userId), dayOf(clock.now())),
          today: dayOf(clock.now()),
          trialDays: freeDaysOf(membership),
          changes: changeKinds.filter((kind) => refusals[kind] === undefined),
          account: accountOf(membership, accounts, { known: history.accounts, today: dayOf(clock.now()) }),
          ...(studentPrice !== undefined && { studentPrice }),
          ...(declaredEnd !== undefined && { declaredEnd }),
          ...(savedCheckout && { savedCheckout }),
          ...(employer !== undefined && { employer }),
          ...(family !== undefined && { family }),
          ...(own !== undefined && { ownFamily: { taken: own.taken, places: own.places } }),
        },
      };
    },
  };
}

/** The account that a subscription is billed to: a person may have one for each currency. */
function accountOf(
  membership: Membership,
  accounts: readonly BillingAccount[],
  { known, today }: { known: readonly { currency: string; country?: string }[]; today: Day },
) {
  const { current, queued, timeline } = membership;
  const amounts = [
    ...[current?.nextCharge?.amount, ...timeline.map(({ amount }) => amount)],
    queued?.nextCharge?.amount,
  ];
  const currency = amounts.find((amount) => amount !== undefined)?.currency;
  const account = accounts.find((each) => each.currency === currency) ?? accounts[0];
  const cardEnding = cardEndingOf(membership, account, today);
  const { country } = known.find((each) => each.currency === currency) ?? {};
  return {
    taxMode: isTaxExclusive(country) ? ('added' as const) : ('included' as const),
    ...(account?.paidWith !== undefined && { paidWith: account.paidWith }),
    ...(account?.cardValidUntil !== undefined && { cardValidUntil: account.cardValidUntil }),
    ...(cardEnding !== undefined && { cardEnding }),
    ...(account?.due !== undefined && { due: account.due }),
    ...(account?.failedOn !== undefined && { failedOn: account.failedOn }),
    ...(account?.nextTryOn !== undefined && { nextTryOn: account.nextTryOn }),
    ...(account?.lastTry && { lastTry: account.lastTry }),
  };
}

/** How many days of a trial are free. */
function freeDaysOf({ standing, current }: Membership): number {
  const firstChargeOn = standing === 'trial' ? current?.nextCharge?.date : undefined;
  return current === undefined || firstChargeOn === undefined
    ? 0
    : daysBetween(current.startsOn, firstChargeOn);
}
