import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createSubscriptions } from './subscriptions.ts';

const errors = (code: string) => ({ errors: [{ code }] });
const attributes = (attributes: object) => ({ data: { attributes } });

/** Subscriptions, with a backend that answers every call like this. */
function subscriptionsAnswering(body: unknown, status = 200) {
  const { memberApi, asked } = apiAnswering(body, status);
  return { subscriptions: createSubscriptions(memberApi), asked };
}

describe('a cancellation', () => {
  it('is done when the backend says so, and not otherwise', async () => {
    const cancellation = { outcome: 'replaced' };
    const one = { subscriptionId: 'A/1' };
    const { subscriptions, asked } = subscriptionsAnswering(attributes({ status: 'ACTIVE', cancellation }));

    expect(await subscriptions.cancel(one)).toEqual({ membership: { status: 'ACTIVE' }, cancellation });
    expect(asked).toEqual([
      'POST /subscription/payments/web/subscriptions/A%2F1/cancel?userId=nora+%26+sami',
    ]);
    const unavailable = subscriptionsAnswering(errors('BILLING_UNAVAILABLE'), 503);
    expect(await unavailable.subscriptions.cancel(one)).toBeUndefined();
    expect(await subscriptionsAnswering({}).subscriptions.cancel(one)).toBeUndefined();
    expect(await subscriptionsAnswering(errors('SIGNED_OUT'), 401).subscriptions.cancel(one)).toBe(
      'signedOut',
    );
  });
});
