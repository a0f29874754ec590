import { ReferralSignup } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectReferralSignup } from './referralSignup.ts';

export function ReferralSignupRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectReferralSignup);
  const { webApp } = useSelector(selectVisitor);
  const referral =
    state.status === 'open'
      ? { referralId: state.referralId, ...(state.type !== undefined && { type: state.type }) }
      : {};

  return (
    <ReferralSignup
      frame={frame}
      state={state}
      links={{
        // A refused form is drawn at the address that it was posted to: the link stays in it.
        submit: linkTo('referralSignup', language, referral),
        login: linkTo('login', language, { from: 'referral-signup' }),
        switchAccount: switchAccountLink(frame),
        invite: linkTo('invite', language),
        confirmation: linkTo('referralConfirmation', language),
        home: links.home,
        app: webApp,
        plans: links.plans,
      }}
    />
  );
}
