import type { Subscription } from './model.ts';
import { refuse, type Refusal } from './reasons.ts';

/** Why a subscription cannot be changed; undefined where it can. During a pause, or with one to come, it cannot. */
export function refusedChange(subscription: Subscription): Refusal | undefined {
  const { subscriptionNumber, pause } = subscription;
  const reason = 'is suspended or about to be: nothing but Resume is possible.';
  return (
    refusedEnded(subscription) ??
    (pause && refuse('forbidden', `Subscription ${subscriptionNumber} ${reason}`))
  );
}

/** Why nothing at all can be done with a subscription; undefined while it goes on. */
export function refusedEnded({
  subscriptionNumber,
  status,
  ended,
  termEndDate,
}: Subscription): Refusal | undefined {
  if (status === 'Cancelled') {
    return refuse('forbidden', `Subscription ${subscriptionNumber} is cancelled already.`);
  }
  return ended
    ? refuse('forbidden', `Subscription ${subscriptionNumber} ended on ${termEndDate}.`)
    : undefined;
}
