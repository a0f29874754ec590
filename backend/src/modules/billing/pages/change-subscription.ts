import { dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { uuidPattern } from '../../../domain/uuid.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
  type PageResult,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { shownPlan } from '../changes/drawing.ts';
import { changeNotFound, notNow } from '../changes/refusals.ts';
import type { Change } from '../changes/repository.ts';
import { isDelay } from '../changes/withdrawal-requests.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import { factsOfChange, factsOfRefusal, heldPlan, shownFacts } from './change-facts.ts';
import { askedBy, askedIn, askedOf, ChangeForm, wishOf, type AskedChange } from './change-wish.ts';
import type { PageSources } from './page-sources.ts';

type Facts = FactsOf<'changeSubscription'>;

/**
 * Changes a subscription in three steps: what is wished, what it costs, and what came of it. A change that was worked
 * out has an address of its own, so that opening the page once more changes nothing.
 */
export function changeSubscriptionPage({
  billing,
  clock,
  ownFamilyOf,
}: PageSources): PageHandler<MemberVisit> {
  /** A refusal. A withdrawal that is only delayed is written down, so that its moment counts when it is asked for once more. */
  async function refusedFacts(
    userId: string,
    refusal: Refusal,
    asked: AskedChange | undefined,
  ): Promise<Facts> {
    const kept = asked?.kind === 'withdraw' && isDelay(refusal.error.code);
    const askedAt = kept ? await billing.changes.keepWithdrawal(userId) : undefined;
    return factsOfRefusal(refusal, asked, askedAt);
  }

  /** The choice, or one sentence and a button. Nothing is worked out before that is pressed. */
  async function beforehand(userId: string, asked: AskedChange): Promise<Facts> {
    const refresh = () => billing.refresh(userId, { announce: true });
    const refreshed = await withTimeout(refresh, { ok: false }, pageDeadline());
    if (!refreshed.ok) return refusedFacts(userId, billingUnavailable, asked);
    const { kind } = asked;
    const possible = await billing.changes.possible(userId, refreshed.accounts);
    const refusal = possible.refusals[kind];
    if (refusal !== undefined) return refusedFacts(userId, refusal, asked);
    const { current, queued } = await billing.membershipOf(userId);
    // Where nothing runs, a plan that has not begun can be cancelled.
    const from = possible.from ?? queued;
    if (from === undefined) return factsOfRefusal(notNow.NOTHING_TO_CHANGE, asked);
    if (kind === 'changePlan' && !possible.plans.some(({ plan }) => plan === asked.plan)) {
      return {
        status: 'choosePlan',
        userId,
        from: heldPlan(from),
        tax: possible.taxMode === 'TAX_EXCLUSIVE' ? 'added' : 'included',
        plans: possible.plans,
      };
    }
    if (kind === 'pause') {
      return {
        status: 'choosePause',
        userId,
        from: heldPlan(from),
        pausesOn: current?.nextCharge?.date ?? dayOf(clock.now()),
      };
    }
    return {
      status: 'ready',
      userId,
      kind,
      from: heldPlan(from),
      ...(asked.plan !== undefined && { to: shownPlan(asked.plan) }),
    };
  }

  /** A refusal for a renewal that failed says what is due. */
  async function withPaymentDue(userId: string, facts: Facts): Promise<Facts> {
    if (facts.status !== 'refused' || facts.reason !== 'PAYMENT_DUE') return facts;
    const paymentDue = await billing.paymentDueOf(userId);
    return paymentDue === undefined ? facts : { ...facts, paymentDue };
  }

  const familyPeopleOf = async (userId: string) => (await ownFamilyOf(userId))?.people ?? 0;

  const page = (facts: Facts) => ({ route: 'changeSubscription', facts }) as const;

  async function show({ request, language, userId }: MemberVisit): Promise<PageResult> {
    const query = queryOf(request);
    const subscription = { redirectTo: `${languagePrefix(language)}/subscription` };
    const id = query.get('change');
    if (id === null) {
      const asked = askedIn(query);
      return asked === undefined
        ? subscription
        : page(await withPaymentDue(userId, await beforehand(userId, asked)));
    }
    const found = uuidPattern.test(id) ? await billing.changes.find(userId, id) : undefined;
    if (found?.ok !== true) {
      return { ...page(factsOfRefusal(changeNotFound)), statusCode: changeNotFound.statusCode };
    }
    const { change } = found;
    const asked = askedOf(change.wish);
    if (asked === undefined) return subscription;
    const expired = change.state === 'shown' && change.expiresAt <= clock.now();
    const facts = expired
      ? await beforehand(userId, asked)
      : factsOfChange(change, { userId, asked, familyPeople: await familyPeopleOf(userId) });
    return page(await withPaymentDue(userId, facts));
  }

  /** A refusal; with the change as it would be now, where it has become another one. */
  async function refused(
    userId: string,
    { statusCode, error }: Refusal,
    asked: AskedChange | undefined,
  ): Promise<FormResult> {
    const fresh = (error.data?.change ?? {}) as { id?: string };
    const found = fresh.id === undefined ? undefined : await billing.changes.find(userId, fresh.id);
    const facts =
      found?.ok === true
        ? shownFacts('changed', found.change, { userId, familyPeople: await familyPeopleOf(userId) })
        : await withPaymentDue(userId, await refusedFacts(userId, { statusCode, error }, asked));
    const minutes = statusCode === 429 ? error.data?.minutes : undefined;
    return {
      page: { ...page(facts), statusCode, ...(minutes !== undefined && { retryAfterMinutes: minutes }) },
      errors: [error],
    };
  }

  async function submit(
    { address, language, userId }: MemberVisit,
    { userId: drawnFor, ...form }: ChangeForm,
  ): Promise<FormResult> {
    if (drawnFor !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: { ...page({ status: 'otherAccount' }), statusCode }, errors: [error] };
    }
    const goOnTo = ({ id }: Change) => ({ redirectTo: `${address}?change=${id}` });
    if (form.step === 'confirm') {
      if (form.change === undefined) return refused(userId, changeNotFound, undefined);
      const confirmed = await billing.changes.confirm(userId, form.change);
      if (confirmed.ok) return goOnTo(confirmed.change);
      const known = await billing.changes.find(userId, form.change);
      return refused(userId, confirmed.refusal, known.ok ? askedOf(known.change.wish) : undefined);
    }
    const asked = askedBy({ ...form, userId });
    const wish = asked && wishOf(asked);
    if (asked === undefined) return { redirectTo: `${languagePrefix(language)}/subscription` };
    if (wish === undefined) return { redirectTo: `${address}?kind=${asked.kind}` };
    const worked = await billing.changes.show(userId, wish);
    return worked.ok ? goOnTo(worked.change) : refused(userId, worked.refusal, asked);
  }

  return { show, form: pageForm({ body: ChangeForm, submit }) };
}
