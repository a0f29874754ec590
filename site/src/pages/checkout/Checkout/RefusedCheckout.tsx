import { CheckoutError, type CheckoutErrorState } from '@stillpoint/design-system';
import { switchAccountLink, withoutQuery, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import type { RefusedCheckoutProps } from './CheckoutRoute.tsx';

/** Why the visitor may not buy. */
export function RefusedCheckout({ error }: RefusedCheckoutProps) {
  const frame = useFrame();
  const { path } = frame;
  const { help } = frame.links;
  const checkout = withoutQuery(path, ['voucher', 'upgrade']);
  const links = { help, checkout, switchAccount: switchAccountLink(frame) };
  return <CheckoutError frame={frame} state={withChoicesKept(error, path, checkout)} links={links} />;
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
