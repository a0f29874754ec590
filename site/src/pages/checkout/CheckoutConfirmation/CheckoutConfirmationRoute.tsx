import { CheckoutConfirmation } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { selectConfirmation } from './checkoutConfirmation.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { useFrame } from '../../useFrame.ts';

export function CheckoutConfirmationRoute() {
  const frame = useFrame();
  const { webApp } = useSelector(selectVisitor);
  const { subscription, help } = frame.links;
  const checkout = linkTo('checkout', frame.language);

  return (
    <CheckoutConfirmation
      frame={frame}
      state={useSelector(selectConfirmation)}
      links={{
        ...{ open: webApp, subscription, checkout, help },
        ownerInvite: linkTo('ownerInvite', frame.language),
        switchAccount: switchAccountLink(frame),
      }}
    />
  );
}
