import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { Subscriptions } from '../../src/services/subscriptions.ts';
import { callAsMember } from '../callAsMember.ts';
import { orOnFault } from '../orOnFault.ts';
import { waitForServer } from '../waitForServer.ts';
import {
  cancellationAnswered,
  cancellationFailed,
  cancellationOffline,
  cancellationRequested,
  cancellationSent,
} from '../../src/pages/account/CancelSubscription/cancelSubscription.ts';

/** Cancels. A second press while a request is pending is ignored; one after a failure is safe. */
export function* watchCancelling() {
  yield* takeLeading(cancellationRequested, orOnFault(cancel, cancellationFailed));
}

export function* cancel({ payload }: ReturnType<typeof cancellationRequested>) {
  const subscriptions = yield* getContext<Subscriptions>('subscriptions');
  yield* call(waitForServer, cancellationOffline);
  yield* put(cancellationSent());
  const answered = yield* callAsMember(subscriptions.cancel, payload);
  // Claiming success before billing confirms could mean a charge after a cancellation.
  yield* put(answered === undefined ? cancellationFailed() : cancellationAnswered(answered));
}
