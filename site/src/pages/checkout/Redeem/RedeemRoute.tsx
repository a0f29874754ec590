import { Redeem } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectRedeem } from './redeem.ts';

export function RedeemRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectRedeem);
  const { webApp } = useSelector(selectVisitor);
  const retry = linkTo('redeem', language, 'code' in state ? { code: state.code } : {});

  const own = 'gift' in state ? state.gift.own : undefined;

  return (
    <Redeem
      frame={frame}
      state={state}
      links={{
        submit: linkTo('redeem', language),
        register: linkTo('register', language, { redirectOnSuccess: retry }),
        login: linkTo('login', language, { redirectOnSuccess: retry }),
        plans: links.plans,
        student: linkTo('student', language),
        confirm: linkTo('manageIdentities', language, { redirectOnSuccess: retry }),
        subscription: links.subscription,
        changePayment: linkTo('changePayment', language),
        app: webApp,
        help: links.help,
        retry,
        ownGift: linkTo('givenGift', language, own === undefined ? {} : { gift: own.id }),
        switchAccount: switchAccountLink(frame),
        home: links.home,
      }}
    />
  );
}
