import type { MemberApi, NotSignedIn } from '../api/client.ts';

export interface Subscriptions {
  /** Whether the subscription will not renew any more. */
  cancel: (subscriptionId: string) => Promise<boolean | NotSignedIn>;
}

export function createSubscriptions({ post }: Pick<MemberApi, 'post'>): Subscriptions {
  return {
    async cancel(id) {
      const outcome = await post('/subscription/payments/web/subscriptions/{id}/cancel', { path: { id } });
      return outcome.kind === 'notSignedIn' ? outcome.why : outcome.kind === 'ok';
    },
  };
}
