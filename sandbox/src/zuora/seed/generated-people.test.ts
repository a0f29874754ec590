import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { zuoraClient } from '../../testing/zuora-client.ts';

interface Subscriptions {
  subscriptions: { subscriptionNumber: string; status: string; autoRenew: boolean }[];
}

test('the account of a generated person is computed when it is asked for, once, and others are not', async () => {
  const sandbox = await openSandbox();
  const zuora = await zuoraClient(sandbox);
  const subscriptionsOf = async (id: string) =>
    (await zuora.get<Subscriptions>(`/v1/subscriptions/accounts/A-${id}`)).body;
  const before = Object.keys(sandbox.file.state.zuora.accounts).length;

  const monthly = '1b2c3d4e-0001-4000-8000-0000000000ff';
  const once = await subscriptionsOf(monthly);
  expect(once.subscriptions).toMatchObject([
    { subscriptionNumber: `S-${monthly}`, status: 'Active', autoRenew: true },
  ]);
  expect((await subscriptionsOf(monthly)).subscriptions).toEqual(once.subscriptions);
  const former = '1b2c3d4e-0004-4000-8000-0000000000ff';
  expect((await subscriptionsOf(former)).subscriptions).toMatchObject([{ status: 'Cancelled' }]);
  expect((await subscriptionsOf('1b2c3d4e-0000-4000-8000-0000000000ff')).success).toBe(false);
  expect(Object.keys(sandbox.file.state.zuora.accounts)).toHaveLength(before + 2);
  expect(sandbox.file.state.zuora.payments[`P-${monthly}`]).toMatchObject({ amount: 1299 });
  await sandbox.close();
});
