import { PayGift } from '@stillpoint/design-system';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import * as events from '../paying/events.ts';
import { selectPayGift } from './payGift.ts';

export function PayGiftRoute() {
  const frame = useFrame();
  const { language, links, path } = frame;
  const dispatch = useDispatch();
  const state = useSelector(selectPayGift, shallowEqual);
  const gift: Record<string, string> = state.status === 'open' ? { gift: state.gift.id } : {};

  return (
    <PayGift
      frame={frame}
      state={state}
      links={{
        submit: path,
        change: linkTo('giveGift', language, gift),
        given: linkTo('givenGift', language, gift),
        switchAccount: switchAccountLink(frame),
        help: links.help,
      }}
      onPaymentMethodChoose={(method) => dispatch(events.paymentMethodChosen(method))}
      onCardFrameReady={() => dispatch(events.cardFrameLoaded())}
      onCardFrameEnter={() => dispatch(events.cardFrameEntered())}
      onCardFrameLeave={() => dispatch(events.cardFrameLeft())}
      onCardPageRetry={() => dispatch(events.cardPageRetried())}
      onCardReplace={() => dispatch(events.cardReplaced())}
      onPayPalStart={() => dispatch(events.payPalStarted())}
      onPurchase={() => dispatch(events.purchasePressed())}
    />
  );
}
