import { ReferralConfirmation } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../state/visitor/visitor.ts';
import { addressIn } from '../addressIn.ts';
import { linkTo, withQuery } from '../links.ts';
import { useFrame } from '../useFrame.ts';
import { selectReferralConfirmation } from './referralConfirmation.ts';

/** Both addresses of the page draw it by this. */
export function ReferralConfirmationRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectReferralConfirmation);
  const { webApp } = useSelector(selectVisitor);
  const flow =
    'voucher' in state
      ? withQuery(addressIn(language, '/referral'), { voucher: state.voucher })
      : links.plans;

  return (
    <ReferralConfirmation
      frame={frame}
      state={state}
      links={{
        choose: flow,
        confirm: linkTo('manageIdentities', language, { redirectOnSuccess: flow }),
        app: webApp,
        subscription: links.subscription,
        plans: links.plans,
        invite: linkTo('invite', language),
      }}
    />
  );
}
