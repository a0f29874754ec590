import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { pageForm, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import type { PageSources } from './page-sources.ts';

const Cancellation = Type.Object({ subscriptionId: Type.String({ format: 'uuid' }) });

/** What cancelling would do, and the form that cancels. Without anything to cancel, the subscription is shown. */
export function cancelSubscriptionPage({ billing }: PageSources): PageHandler<MemberVisit> {
  return {
    show: async ({ language, userId }) => {
      const membership = await billing.membershipOf(userId);
      const endsByUs = membership.standing === 'ending' && membership.current?.source === 'zuora';
      if (!membership.cancellable && membership.queued === undefined && !endsByUs) {
        return { redirectTo: `${languagePrefix(language)}/subscription` };
      }
      return { route: 'cancelSubscription', facts: { membership } };
    },

    form: pageForm({
      body: Cancellation,
      submit: async ({ userId }: MemberVisit, { subscriptionId }) => {
        const membership = await billing.membershipOf(userId);
        const cancelled = await billing.cancel(subscriptionId, userId);
        const page = (outcome: 'cancelled' | 'failed' | 'otherAccount') =>
          ({ route: 'cancelSubscription', facts: { membership, outcome } }) as const;
        if (cancelled.ok) return { page: page('cancelled'), attributes: { outcome: 'cancelled' } };
        const { statusCode, error } = cancelled.refusal;
        // The page was opened by another account: a second press on it would cancel this one's subscription.
        const outcome = statusCode === 404 ? 'otherAccount' : 'failed';
        return { page: { ...page(outcome), statusCode }, errors: [error] };
      },
    }),
  };
}
