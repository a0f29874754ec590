import { Checkout, CheckoutError, type CheckoutErrorState } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { switchAccountLink, withoutQuery, withQuery } from '../../links.ts';
import { selectCheckout } from './checkout.ts';
import * as events from './events.ts';
import { selectCheckoutError } from './purchaseInput.ts';
import { useFrame } from '../../useFrame.ts';

export function CheckoutRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectCheckout);
  const error = useSelector(selectCheckoutError);
  const { path } = frame;
  const { subscription, help } = frame.links;

  if (error !== null) {
    const checkout = withoutQuery(path, ['voucher', 'upgrade']);
    const links = { help, checkout, switchAccount: switchAccountLink(frame) };
    return <CheckoutError frame={frame} state={withChoicesKept(error, path, checkout)} links={links} />;
  }
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
      onCardPageRetry={() => dispatch(events.cardPageRetried())}
      onCardReplace={() => dispatch(events.cardReplaced())}
      onPayPalStart={() => dispatch(events.payPalStarted())}
      onPurchase={() => dispatch(events.purchasePressed())}
    />
  );
}

/** An action that leads back to the checkout keeps the plan, the country and the other choices of this page. */
function withChoicesKept(
  error: CheckoutErrorState,
  path: string,
  withoutVoucher: string,
): CheckoutErrorState {
  if (!('ctaLink' in error)) return error;
  const [page, added = ''] = error.ctaLink.split('?');
  if (page !== path.split('?')[0]) return error;
  const ctaLink =
    added === '' ? withoutVoucher : withQuery(path, Object.fromEntries(new URLSearchParams(added)));
  return { ...error, ctaLink };
}
