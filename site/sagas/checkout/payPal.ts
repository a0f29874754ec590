import { call, getContext, put, select, takeLeading } from 'typed-redux-saga';
import type { SiteServices } from '../../src/services/services.ts';
import {
  payPalApproved,
  payPalRefused,
  payPalStarted,
  payPalUnavailable,
} from '../../src/state/checkout/events.ts';
import { selectTender } from '../../src/state/checkout/tender.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';

/** Sends the buyer to PayPal when they press, and settles what they brought back from there. */
export function* watchPayPal() {
  yield* takeLeading(payPalStarted, goToPayPal);
  yield* call(completeApproval);
}

export function* goToPayPal() {
  const billing = yield* getContext<SiteServices['billing']>('billing');
  const navigation = yield* getContext<SiteServices['navigation']>('navigation');
  const { language, path } = yield* select(selectVisitor);
  const asked = yield* call(billing.askPayPal, { language, query: path.split('?')[1] ?? '' });

  if (asked === undefined) {
    yield* put(payPalUnavailable());
  } else {
    yield* call(navigation.go, asked.approveUrl);
  }
}

export function* completeApproval() {
  const { payPalToken } = yield* select(selectTender);
  if (payPalToken === undefined) return;

  const billing = yield* getContext<SiteServices['billing']>('billing');
  const outcome = yield* call(billing.completePayPal, payPalToken);
  switch (outcome) {
    case 'approved':
      yield* put(payPalApproved());
      return;
    case 'refused':
      yield* put(payPalRefused());
      return;
    case 'unavailable':
      yield* put(payPalUnavailable());
  }
}
