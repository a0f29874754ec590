import { CheckoutUnsupported } from '@stillpoint/design-system';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';

export function CheckoutUnsupportedRoute() {
  const frame = useFrame();

  return (
    <CheckoutUnsupported
      frame={frame}
      links={{ continue: linkTo('planSelection', frame.language), help: frame.links.help }}
    />
  );
}
