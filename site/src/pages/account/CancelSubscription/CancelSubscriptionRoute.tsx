import { CancelSubscription } from '@stillpoint/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { cancellationRequested, selectCancelSubscription } from './cancelSubscription.ts';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { useTitle } from '../../useTitle.ts';

export function CancelSubscriptionRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const { subscription, home, help } = frame.links;
  const state = useSelector(selectCancelSubscription);
  const { t } = useTranslation('cancelSubscription');
  useTitle(state.status === 'cancelled' ? t(($) => $.meta.cancelled) : undefined);

  return (
    <CancelSubscription
      frame={frame}
      state={state}
      links={{ submit: frame.path, subscription, home, help, switchAccount: switchAccountLink(frame) }}
      onSubmit={(cancellation) => dispatch(cancellationRequested(cancellation))}
    />
  );
}
