import {
  CheckoutUnsupported,
  type CheckoutUnsupportedState,
  type PageFrame,
} from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { checkoutLinks, linkTo, withoutQuery, withQueryOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectCheckoutUnsupported } from './checkoutUnsupported.ts';

export function CheckoutUnsupportedRoute() {
  const frame = useFrame();
  const state = useSelector(selectCheckoutUnsupported);
  // The voucher and the country are kept; the plan is not sold.
  const plans = withQueryOf(linkTo('planSelection', frame.language), withoutQuery(frame.path, ['plan']));

  return (
    <CheckoutUnsupported
      frame={frame}
      state={state}
      links={{ continue: nearestLink(state, frame) ?? plans, plans, help: frame.links.help }}
    />
  );
}

/** The checkout of the nearest plan, with all other choices. */
function nearestLink(state: CheckoutUnsupportedState, frame: PageFrame): string | undefined {
  if (state.status !== 'notSold') return undefined;
  const { code } = state.nearest;
  return checkoutLinks([{ code }], frame)[code];
}
