import { ReferralNotEligible } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectReferralNotEligible } from './referralNotEligible.ts';

export function ReferralNotEligibleRoute() {
  const frame = useFrame();
  const state = useSelector(selectReferralNotEligible);
  const { webApp } = useSelector(selectVisitor);

  return (
    <ReferralNotEligible
      frame={frame}
      state={state}
      links={{ app: webApp, plans: frame.links.plans, invite: linkTo('invite', frame.language) }}
    />
  );
}
