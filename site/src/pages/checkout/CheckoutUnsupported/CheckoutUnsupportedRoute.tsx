import { CheckoutUnsupported } from '@stillpoint/design-system';
import { linkTo, withoutQuery, withQueryOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';

export function CheckoutUnsupportedRoute() {
  const frame = useFrame();
  const plans = linkTo('planSelection', frame.language);

  return (
    <CheckoutUnsupported
      frame={frame}
      links={{
        // The voucher and the country are kept; the plan is not sold.
        continue: withQueryOf(plans, withoutQuery(frame.path, ['plan'])),
        help: frame.links.help,
      }}
    />
  );
}
