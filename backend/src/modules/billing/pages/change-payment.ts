import { Type } from 'typebox';
import { dayOf } from '../../../domain/days.ts';
import { uuidPattern } from '../../../domain/uuid.ts';
import { pageForm, type FactsOf, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { paymentMethodsShownIn } from '../payment-methods.ts';
import { isOpen } from '../tables.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import { readCheckoutQuery } from './checkout-query.ts';
import type { PageSources } from './page-sources.ts';

type Facts = FactsOf<'changePayment'>;

/** What a subscription is charged to, and a form for another method. What was replaced has an address of its own. */
export function changePaymentPage({
  billing,
  clock,
  personOf,
  flagsFor,
}: PageSources): PageHandler<MemberVisit> {
  async function factsFor({ request, userId }: MemberVisit): Promise<Facts> {
    const query = queryOf(request);
    const id = query.get('replacement') ?? '';
    const replacement = uuidPattern.test(id) ? await billing.replacements.find(userId, id) : undefined;
    const recovery = replacement && (await billing.recoveryOf(replacement.id));
    if (recovery !== undefined && isOpen(recovery.state)) return { status: 'open', paying: recovery.amount };
    if (replacement !== undefined && isOpen(replacement.state)) {
      return { status: 'open', ...(replacement.collect !== null && { paying: replacement.collect }) };
    }
    const paid = recovery?.state === 'succeeded' && { charged: recovery.amount };

    const refresh = () => billing.refresh(userId, { announce: true });
    const refreshed = await withTimeout(refresh, { ok: false }, pageDeadline());
    const today = dayOf(clock.now());
    if (!refreshed.ok) {
      return replacement?.state === 'succeeded'
        ? { status: 'replaced', today, ...paid }
        : { status: 'unavailable' };
    }
    const paying = await billing.replacements.payingAccountOf(userId);
    const account = refreshed.accounts.find(({ number }) => number === paying?.accountNumber);
    if (account === undefined) return { status: 'nothingBilled' };

    const { paidWith, cardValidUntil } = account;
    const charged = {
      today,
      ...(paidWith !== undefined && { paidWith }),
      ...(cardValidUntil !== undefined && { cardValidUntil }),
    };
    const paymentDue = account.collectable === undefined ? undefined : await billing.paymentDueOf(userId);
    if (replacement?.state === 'succeeded') {
      // Where the billing company's own try has paid it meanwhile, nothing is due any more.
      const unpaid =
        recovery?.state === 'refused' || (recovery === undefined && replacement.collect !== null);
      return unpaid && paymentDue !== undefined
        ? { status: 'notCharged', ...charged, paymentDue }
        : { status: 'replaced', ...charged, ...paid };
    }
    const { paypal, unpaid } = readCheckoutQuery(query);
    const { firstName = '', lastName = '' } = (await personOf(userId)) ?? {};
    const { showTablessPaymentForm } = await flagsFor(request);
    return {
      status: 'ready',
      ...charged,
      methods: paymentMethodsShownIn(account.country),
      layout: showTablessPaymentForm ? 'list' : 'tabs',
      fullName: `${firstName} ${lastName}`.trim(),
      ...(unpaid && { scriptWanted: true }),
      ...(paypal && { paypal }),
      ...(paymentDue !== undefined && { paymentDue }),
    };
  }

  return {
    show: async (visit) => ({ route: 'changePayment', facts: await factsFor(visit) }),
    // A payment method is entered at the payment partner, by a script.
    form: pageForm({
      body: Type.Object({}),
      submit: ({ address }: MemberVisit) => Promise.resolve({ redirectTo: `${address}?unpaid` }),
    }),
  };
}
