import { FamilyPlan } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { addressIn } from '../../addressIn.ts';
import { linkTo, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectFamilyPlan } from './familyPlan.ts';

export function FamilyPlanRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectFamilyPlan);

  return (
    <FamilyPlan
      frame={frame}
      state={state}
      links={{
        buy: Object.fromEntries(
          state.offers.map(({ plan }) => [plan, withQuery(addressIn(language, '/buy/family'), { plan })]),
        ),
        manage: linkTo('manageFamily', language),
        plans: links.plans,
      }}
    />
  );
}
