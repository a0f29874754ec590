import { Subscription } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { manageAddress } from '../../../domain/subscription/manageAddress.ts';
import { linkTo } from '../../links.ts';
import { selectSubscription } from './subscription.ts';
import { useFrame } from '../../useFrame.ts';

export function SubscriptionRoute() {
  const frame = useFrame();
  const state = useSelector(selectSubscription);
  const { plans, help } = frame.links;
  const cancel = linkTo('cancelSubscription', frame.language);
  const days = `${linkTo('subscription', frame.language)}/days`;

  return (
    <Subscription
      frame={frame}
      state={state}
      links={{ plans, help, cancel, days, retry: frame.path, manage: manageAddress(state) }}
    />
  );
}
