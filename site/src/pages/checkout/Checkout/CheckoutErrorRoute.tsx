import { CheckoutError } from '@stillpoint/design-system';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import type { CheckoutErrorRouteProps } from './CheckoutRoute.tsx';
import { checkoutWithoutVoucher, offersInstead, withChoicesKept } from './withChoicesKept.ts';

/** Why the visitor may not buy. */
export function CheckoutErrorRoute({ error }: CheckoutErrorRouteProps) {
  const frame = useFrame();
  const { path } = frame;
  const { help } = frame.links;
  const links = {
    help,
    checkout: checkoutWithoutVoucher(path),
    switchAccount: switchAccountLink(frame),
    instead: offersInstead(error, path),
  };
  return <CheckoutError frame={frame} state={withChoicesKept(error, path)} links={links} />;
}
