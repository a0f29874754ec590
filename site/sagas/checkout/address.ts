import { call, getContext, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { voucherCodeToKeep } from '../../src/domain/checkout/voucherCodeToKeep.ts';
import { withoutQuery, withQuery } from '../../src/pages/links.ts';
import type { CoreServices } from '../../src/services/core.ts';
import { selectCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  countryChosen,
  paymentMethodChosen,
  planChosen,
  postalCodeRefused,
  postalCodeSubmitted,
  quoteReceived,
  voucherRemoved,
  isVoucherCodeSubmitted,
} from '../../src/pages/checkout/paying/events.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import { addressChanged, selectVisitor } from '../../src/state/visitor/visitor.ts';

/** Keeps the choices in the address: a reload, a change of language and the return from PayPal read them. */
export function* watchAddress() {
  // A code is kept while it is looked up, too: the session may have ended.
  yield* takeLatest(
    [
      planChosen,
      postalCodeSubmitted,
      postalCodeRefused,
      isVoucherCodeSubmitted,
      quoteReceived,
      voucherRemoved,
      paymentMethodChosen,
    ],
    keepChoices,
  );
  yield* takeEvery(countryChosen, keepCountry);
}

export function* keepChoices() {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { path } = yield* select(selectVisitor);
  const { plan, region, voucher, payment } = yield* select(selectCheckout);
  const voucherCode = voucherCodeToKeep(voucher);
  const { payPalToken } = yield* select(selectPurchaseInput);
  const ended = payPalToken === undefined ? ['paypal', 'token', 'ba_token'] : [];
  const refused = region.status === 'postalCodeRefused' ? ['postalCode'] : [];
  const dropped = ['voucher', 'paymentMethod', 'unpaid', ...ended, ...refused];
  const withPlan = withQuery(withoutQuery(path, dropped), {
    plan: plan.chosen,
    ...(payment.chosen === 'paypal' && { paymentMethod: payment.chosen }),
    ...(region.status === 'postalCodeKnown' && { postalCode: region.postalCode }),
    ...(voucherCode !== undefined && { voucher: voucherCode }),
  });
  yield* call(navigation.replace, withPlan);
  yield* put(addressChanged(withPlan));
}

/** A postal code belongs to its country. */
export function* keepCountry({ payload }: ReturnType<typeof countryChosen>) {
  const { path } = yield* select(selectVisitor);
  yield* put(addressChanged(withQuery(withoutQuery(path, ['postalCode']), { country: payload })));
  yield* call(keepChoices);
}
