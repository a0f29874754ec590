import { Checkout, type CheckoutErrorState } from '@stillpoint/design-system';
import { Suspense, useDeferredValue, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { linkTo, switchAccountLink, withoutQuery } from '../../links.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { selectCheckout } from '../paying/checkout.ts';
import * as events from '../paying/events.ts';
import { selectCheckoutError } from '../paying/checkoutError.ts';
import { useFrame } from '../../useFrame.ts';

export interface CheckoutErrorRouteProps {
  error: CheckoutErrorState;
}

/** The checkout, and the screen that says why the visitor may not buy. The browser may load that one on demand. */
export function checkoutRoute(CheckoutErrorRoute: ComponentType<CheckoutErrorRouteProps>) {
  return function CheckoutRoute() {
    // Deferred, so that the checkout stays in place until the other screen is loaded.
    const error = useDeferredValue(useSelector(selectCheckoutError));
    return <Suspense>{error === null ? <OpenCheckout /> : <CheckoutErrorRoute error={error} />}</Suspense>;
  };
}

function OpenCheckout() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectCheckout);
  const { webApp } = useSelector(selectVisitor);
  const { path } = frame;
  const { subscription } = frame.links;

  return (
    <Checkout
      frame={frame}
      state={state}
      links={{
        submit: path,
        applyVoucher: path,
        removeVoucher: withoutQuery(path, ['voucher']),
        choosePostalCode: path,
        subscription,
        app: webApp,
        family: linkTo('manageFamily', frame.language),
        switchAccount: switchAccountLink(frame),
      }}
      onPlanChoose={(plan) => dispatch(events.planChosen(plan))}
      onCountryChoose={(country) => dispatch(events.countryChosen(country))}
      onPostalCodeSubmit={(postalCode) => dispatch(events.postalCodeSubmitted(postalCode))}
      onVoucherSubmit={(code) => dispatch(events.voucherSubmitted(code))}
      onVoucherRemove={() => dispatch(events.voucherRemoved())}
      onQuoteRetry={() => dispatch(events.quoteRetried())}
      onPaymentMethodChoose={(method) => dispatch(events.paymentMethodChosen(method))}
      onCardFrameReady={() => dispatch(events.cardFrameLoaded())}
      onCardFrameEnter={() => dispatch(events.cardFrameEntered())}
      onCardFrameLeave={() => dispatch(events.cardFrameLeft())}
      onCardPageRetry={() => dispatch(events.cardPageRetried())}
      onCardReplace={() => dispatch(events.cardReplaced())}
      onPayPalStart={() => dispatch(events.payPalStarted())}
      onPurchase={() => dispatch(events.purchasePressed())}
    />
  );
}
