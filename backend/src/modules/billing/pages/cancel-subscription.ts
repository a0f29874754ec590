import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import type { PageSources } from './page-sources.ts';

const Cancellation = Type.Object({
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  subscriptionId: Type.String({ format: 'uuid' }),
});

/** What cancelling would do, and the form that cancels. Without anything to cancel, the subscription is shown. */
export function cancelSubscriptionPage({ billing }: PageSources): PageHandler<MemberVisit> {
  return {
    show: async ({ language, userId }) => {
      const membership = await billing.membershipOf(userId);
      const { standing, current, queued, cancellable } = membership;
      // Access that a voucher opened ends by itself.
      const endsByUs = standing === 'ending' && current?.source === 'zuora' && current.kind !== 'access';
      const mayEndNext = queued !== undefined && queued.kind !== 'access';
      if (!cancellable && !mayEndNext && !endsByUs) {
        return { redirectTo: `${languagePrefix(language)}/subscription` };
      }
      return { route: 'cancelSubscription', facts: { userId, membership } };
    },

    form: pageForm({
      body: Cancellation,
      submit: async ({ userId }: MemberVisit, { userId: drawnFor, subscriptionId }) => {
        if (drawnFor !== userId) {
          const { statusCode, error } = otherAccount;
          const facts = { outcome: 'otherAccount' } as const;
          return { page: { route: 'cancelSubscription', facts, statusCode }, errors: [error] };
        }
        const cancelled = await billing.cancel(subscriptionId, userId);
        const membership = await billing.membershipOf(userId);
        if (cancelled.ok) {
          const facts = { userId, membership, ...cancelled.cancellation };
          return { page: { route: 'cancelSubscription', facts }, attributes: cancelled.cancellation };
        }
        const { statusCode, error } = cancelled.refusal;
        const facts = { userId, membership, outcome: 'failed' } as const;
        return { page: { route: 'cancelSubscription', facts, statusCode }, errors: [error] };
      },
    }),
  };
}
