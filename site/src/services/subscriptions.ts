import type { Api, SignedOut } from '../api/client.ts';

export interface Subscriptions {
  /** Whether the subscription will not renew any more. */
  cancel: (subscriptionId: string) => Promise<boolean | SignedOut>;
}

export function createSubscriptions({ post }: Pick<Api, 'post'>): Subscriptions {
  return {
    async cancel(id) {
      const { kind } = await post('/subscription/payments/web/subscriptions/{id}/cancel', { path: { id } });
      return kind === 'signedOut' ? kind : kind === 'ok';
    },
  };
}
