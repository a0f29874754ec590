import { ContinueCheckout } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectContinueCheckout } from './continueCheckout.ts';

export function ContinueCheckoutRoute() {
  const frame = useFrame();

  return (
    <ContinueCheckout
      frame={frame}
      state={useSelector(selectContinueCheckout)}
      links={{ plans: frame.links.plans, switchAccount: switchAccountLink(frame) }}
    />
  );
}
