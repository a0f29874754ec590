import { ChangeSubscription, type ChangeSubscriptionState } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectChangeSubscription } from './changeSubscription.ts';

export function ChangeSubscriptionRoute() {
  const frame = useFrame();
  const state = useSelector(selectChangeSubscription);
  const { subscription, plans, help } = frame.links;
  const query = queryOf(state);

  return (
    <ChangeSubscription
      frame={frame}
      state={state}
      links={{
        submit: frame.path,
        retry: query === undefined ? subscription : linkTo('changeSubscription', frame.language, query),
        subscription,
        cancel: linkTo('cancelSubscription', frame.language),
        changePayment: linkTo('changePayment', frame.language),
        plans,
        student: linkTo('student', frame.language),
        help,
        switchAccount: switchAccountLink(frame),
      }}
    />
  );
}

/** What the page is opened with once more: a change that was made, or what was asked for. */
function queryOf(state: ChangeSubscriptionState): Record<string, string> | undefined {
  if (state.status === 'open') return { change: state.id };
  if (!('asked' in state)) return undefined;
  const { kind, plan, months } = state.asked;
  return {
    kind,
    ...(plan !== undefined && { plan }),
    ...(months !== undefined && { months: String(months) }),
  };
}
