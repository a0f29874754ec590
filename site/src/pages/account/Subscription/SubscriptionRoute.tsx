import { Subscription } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { manageAddress } from '../../../domain/subscription/manageAddress.ts';
import { linkTo } from '../../links.ts';
import { selectPossibleChanges, selectSubscription, type SubscriptionChange } from './subscription.ts';
import { useFrame } from '../../useFrame.ts';

export function SubscriptionRoute() {
  const frame = useFrame();
  const state = useSelector(selectSubscription);
  const changes = useSelector(selectPossibleChanges);
  const { plans, help } = frame.links;
  const cancel = linkTo('cancelSubscription', frame.language);
  const days = `${linkTo('subscription', frame.language)}/days`;

  function linkToChange(kind: SubscriptionChange): string | undefined {
    return changes.includes(kind) ? linkTo('changeSubscription', frame.language, { kind }) : undefined;
  }

  return (
    <Subscription
      frame={frame}
      state={state}
      links={{
        ...{ plans, help, cancel, days, retry: frame.path, manage: manageAddress(state) },
        changePlan: linkToChange('changePlan'),
        pause: linkToChange('pause'),
        undoNext: linkToChange('keepPlan'),
        undoPause: linkToChange('undoPause'),
        resume: linkToChange('resume'),
        keep: linkToChange('renewOn'),
      }}
    />
  );
}
