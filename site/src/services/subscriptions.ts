import type { Cancellation } from '@stillpoint/design-system';
import type { MemberApi, NotSignedIn } from '../api/client.ts';
import type { CancellationOutcome, Membership } from '../domain/subscription/subscriptionFrom.ts';

/** What billing confirmed of a cancellation, and how things stand since. */
export interface AnsweredCancellation {
  membership: Membership;
  cancellation: CancellationOutcome;
}

export interface Subscriptions {
  /** Cancels; undefined where billing did not confirm it. */
  cancel: (cancellation: Cancellation) => Promise<AnsweredCancellation | NotSignedIn | undefined>;
}

export function createSubscriptions({ post }: Pick<MemberApi, 'post'>): Subscriptions {
  return {
    async cancel({ subscriptionId: id, ...body }) {
      const outcome = await post('/subscription/payments/web/subscriptions/{id}/cancel', {
        path: { id },
        body,
      });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind !== 'ok') return undefined;
      const { cancellation, ...membership } = outcome.data.attributes;
      return { membership, cancellation };
    },
  };
}
