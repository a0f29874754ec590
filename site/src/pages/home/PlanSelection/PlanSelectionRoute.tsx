import { PlanSelection } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo, offerLinks, switchAccountLink } from '../../links.ts';
import { selectPlanSelection } from './planSelection.ts';
import { useFrame } from '../../useFrame.ts';

export function PlanSelectionRoute() {
  const frame = useFrame();
  const state = useSelector(selectPlanSelection);
  const { webApp } = useSelector(selectVisitor);
  const { subscription } = frame.links;

  return (
    <PlanSelection
      frame={frame}
      state={state}
      links={{
        choose: offerLinks(state, frame),
        gift: linkTo('giveGift', frame.language),
        student: linkTo('student', frame.language),
        app: webApp,
        subscription,
        switchAccount: switchAccountLink(frame),
      }}
    />
  );
}
