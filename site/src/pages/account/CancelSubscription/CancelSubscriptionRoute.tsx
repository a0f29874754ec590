import { CancelSubscription } from '@stillpoint/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { cancellationRequested, selectCancelSubscription } from './cancelSubscription.ts';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { useTitle } from '../../useTitle.ts';

export function CancelSubscriptionRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const { subscription, home, help } = frame.links;
  const state = useSelector(selectCancelSubscription);
  const { t } = useTranslation('cancelSubscription');
  const plan = 'alternatives' in state ? state.alternatives.plan?.plan : undefined;
  const linkToChange = (query: Record<string, string>) => linkTo('changeSubscription', frame.language, query);
  useTitle(state.status === 'cancelled' ? t(($) => $.meta.cancelled) : undefined);

  return (
    <CancelSubscription
      frame={frame}
      state={state}
      links={{
        ...{ submit: frame.path, subscription, home, help },
        changePayment: linkTo('changePayment', frame.language),
        refund: linkToChange({ kind: 'refund' }),
        plan: plan === undefined ? undefined : linkToChange({ kind: 'changePlan', plan }),
        pause: linkToChange({ kind: 'pause' }),
        switchAccount: switchAccountLink(frame),
      }}
      onSubmit={(cancellation) => dispatch(cancellationRequested(cancellation))}
    />
  );
}
