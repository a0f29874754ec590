import { CancelSubscription } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { cancellationRequested, selectCancelSubscription } from './cancelSubscription.ts';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';

export function CancelSubscriptionRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const { subscription, home, help } = frame.links;

  return (
    <CancelSubscription
      frame={frame}
      state={useSelector(selectCancelSubscription)}
      links={{ submit: frame.path, subscription, home, help, switchAccount: switchAccountLink(frame) }}
      onSubmit={(cancellation) => dispatch(cancellationRequested(cancellation))}
    />
  );
}
