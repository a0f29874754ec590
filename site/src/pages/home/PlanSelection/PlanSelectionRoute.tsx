import { PlanSelection } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { checkoutLinks } from '../../links.ts';
import { selectPlanSelection } from './planSelection.ts';
import { useFrame } from '../../useFrame.ts';

export function PlanSelectionRoute() {
  const frame = useFrame();
  const state = useSelector(selectPlanSelection);

  return <PlanSelection frame={frame} state={state} links={{ choose: checkoutLinks(state.plans, frame) }} />;
}
