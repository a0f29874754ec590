import { Type } from 'typebox';
import { dayOf, type Day } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FactsOf, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { alternativesTo } from '../leaving/alternatives.ts';
import { readReason, type GivenReason } from '../leaving/reasons.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import { heldPlan } from './change-facts.ts';
import { wholePrice } from '../members/less-credit.ts';
import type { Membership } from '../members/membership.ts';
import type { PageSources } from './page-sources.ts';

const Cancellation = Type.Object({
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  subscriptionId: Type.String({ format: 'uuid' }),
  /** Whatever is chosen or typed, the subscription is cancelled. */
  reason: Type.Optional(Type.String({ maxLength: 100 })),
  words: Type.Optional(Type.String({ maxLength: 10_000 })),
});

/** What cancelling would do, and the form that cancels. Without anything to cancel, the subscription is shown. */
export function cancelSubscriptionPage({
  billing,
  clock,
  ownFamilyOf,
}: PageSources): PageHandler<MemberVisit> {
  /** What is held, and what may be done in place of cancelling it: nothing where the billing company does not tell in time. */
  async function look(userId: string) {
    const refresh = () => billing.refresh(userId, { announce: true });
    const refreshed = await withTimeout(refresh, { ok: false }, pageDeadline());
    const membership = await billing.membershipOf(userId);
    if (!refreshed.ok) return { membership, alternatives: {} };
    const possible = await billing.changes.possible(userId, refreshed.accounts);
    const studentPriceEnds = endOfStudentPrice(membership, possible.studentPrice?.until, dayOf(clock.now()));
    return {
      membership,
      alternatives: alternativeFacts(alternativesTo(membership, possible)),
      ...(studentPriceEnds !== undefined && { studentPriceEnds }),
    };
  }

  return {
    show: async ({ language, userId }) => {
      const { membership, ...chosen } = await look(userId);
      const { standing, current, queued, cancellable } = membership;
      // Access that a voucher opened ends by itself.
      const endsByUs = standing === 'ending' && current?.source === 'zuora' && current.kind !== 'access';
      const mayEndNext = queued !== undefined && queued.kind !== 'access';
      if (!cancellable && !mayEndNext && !endsByUs) {
        return { redirectTo: `${languagePrefix(language)}/subscription` };
      }
      const paymentDue = await billing.paymentDueOf(userId);
      const family = await ownFamilyOf(userId);
      const facts = {
        ...{ userId, membership, ...chosen },
        ...(paymentDue !== undefined && { paymentDue }),
        ...(family !== undefined && family.people > 0 && { familyPeople: family.people }),
      };
      return { route: 'cancelSubscription', facts };
    },

    form: pageForm({
      body: Cancellation,
      submit: async ({ userId }: MemberVisit, { userId: drawnFor, subscriptionId, ...typed }) => {
        if (drawnFor !== userId) {
          const { statusCode, error } = otherAccount;
          const facts = { outcome: 'otherAccount' } as const;
          return { page: { route: 'cancelSubscription', facts, statusCode }, errors: [error] };
        }
        const reason = readReason(typed);
        const cancelled = await billing.cancel(subscriptionId, userId, reason);
        const membership = await billing.membershipOf(userId);
        if (cancelled.ok) {
          const facts = { userId, membership, ...cancelled.cancellation };
          return { page: { route: 'cancelSubscription', facts }, attributes: cancelled.cancellation };
        }
        const { statusCode, error } = cancelled.refusal;
        const facts = { userId, membership, outcome: 'failed', ...givenFacts(reason) } as const;
        return { page: { route: 'cancelSubscription', facts, statusCode }, errors: [error] };
      },
    }),
  };
}

type Facts = Extract<FactsOf<'cancelSubscription'>, { outcome?: 'failed' }>;

function alternativeFacts({
  plan,
  pause,
}: ReturnType<typeof alternativesTo>): NonNullable<Facts['alternatives']> {
  return {
    ...(plan !== undefined && {
      plan: {
        ...heldPlan(plan),
        plan: plan.plan,
        price: plan.price,
        tax: plan.taxMode === 'TAX_EXCLUSIVE' ? 'added' : 'included',
      },
    }),
    ...(pause !== undefined && { pause }),
  };
}

/**
 * The first day without the price for students once a plan is cancelled that was paid for, and what the plan costs without it.
 * Before the first charge the voucher goes back with the plan.
 */
function endOfStudentPrice(
  { standing, current, queued, pause }: Membership,
  until: Day | undefined,
  today: Day,
): Facts['studentPriceEnds'] {
  const { nextCharge, afterDiscount } = current ?? {};
  const ordinary = afterDiscount?.amount ?? (nextCharge && wholePrice(nextCharge));
  if (until === undefined || nextCharge === undefined || ordinary === undefined) return undefined;
  if (standing === 'trial' || queued !== undefined) return undefined;
  const openUntil = standing === 'paused' ? today : (pause?.from ?? nextCharge.date);
  return { date: until < openUntil ? until : openUntil, amount: ordinary };
}

/** What was chosen and typed stays where cancelling failed. */
function givenFacts(given: GivenReason | undefined): Pick<Facts, 'given'> {
  if (given === undefined) return {};
  const { reason, words } = given;
  return { given: { reason, ...(words !== null && { words }) } };
}
