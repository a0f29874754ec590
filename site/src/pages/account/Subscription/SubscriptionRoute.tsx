import { Subscription } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { manageAddress } from '../../../domain/subscription/manageAddress.ts';
import { linkTo } from '../../links.ts';
import { selectPossibleChanges, selectSubscription, type SubscriptionChange } from './subscription.ts';
import { useFrame } from '../../useFrame.ts';

export function SubscriptionRoute() {
  const frame = useFrame();
  const state = useSelector(selectSubscription);
  const changes = useSelector(selectPossibleChanges);
  const { webApp } = useSelector(selectVisitor);
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
        ...{ plans, app: webApp, help, cancel, days, retry: frame.path, manage: manageAddress(state) },
        family: linkTo('manageFamily', frame.language),
        gift: linkTo('givenGift', frame.language),
        give: linkTo('giveGift', frame.language),
        invite: linkTo('invite', frame.language),
        student: linkTo('student', frame.language),
        invoices: linkTo('invoices', frame.language),
        changePayment: linkTo('changePayment', frame.language),
        changePlan: linkToChange('changePlan'),
        pause: linkToChange('pause'),
        cancelNext: linkToChange('cancelNext'),
        undoNext: linkToChange('keepPlan'),
        undoPause: linkToChange('undoPause'),
        resume: linkToChange('resume'),
        refund: linkToChange('refund'),
        withdraw: linkToChange('withdraw'),
        keep: linkToChange('renewOn'),
      }}
    />
  );
}
