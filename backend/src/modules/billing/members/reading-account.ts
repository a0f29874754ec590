import { certaintyOf } from '../gateway-outcome.ts';
import type { AccountSummary, WireSubscription } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';

/** What the billing company says of one account; `none` where it has no account of that number. */
export type AccountRead =
  | { status: 'read'; summary: AccountSummary; subscriptions: readonly WireSubscription[] }
  | { status: 'none' }
  | { status: 'unclear' };

/** Reads one account. Another tab may make it between the two calls: then it is read once more. */
export async function readAccount(
  zuora: Pick<Zuora, 'accountSummary' | 'subscriptions'>,
  number: string,
): Promise<AccountRead> {
  const [first, madeMeanwhile] = await readOnce(zuora, number);
  return madeMeanwhile ? (await readOnce(zuora, number))[0] : first;
}

async function readOnce(
  zuora: Pick<Zuora, 'accountSummary' | 'subscriptions'>,
  number: string,
): Promise<[read: AccountRead, madeMeanwhile: boolean]> {
  // First: what has ended by then stands in the summary with its reason.
  const held = await zuora.subscriptions(number);
  const summary = await zuora.accountSummary(number);
  if (!summary.ok) return [{ status: certaintyOf(summary) === 'refused' ? 'none' : 'unclear' }, false];
  if (!held.ok) return [{ status: 'unclear' }, certaintyOf(held) === 'refused'];
  return [{ status: 'read', summary: summary.body, subscriptions: held.body.subscriptions }, false];
}
