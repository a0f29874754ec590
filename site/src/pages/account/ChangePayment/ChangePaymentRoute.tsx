import { ChangePayment } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { choicesIn } from '../../checkout/paying/choices.ts';
import * as paying from '../../checkout/paying/events.ts';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectChangePayment } from './changePayment.ts';
import { replacementPressed } from './events.ts';

export function ChangePaymentRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const { subscription, plans, help } = frame.links;
  const choices = choicesIn(frame.path);

  return (
    <ChangePayment
      frame={frame}
      state={useSelector(selectChangePayment)}
      links={{
        submit: linkTo('changePayment', frame.language),
        retry: frame.path,
        subscription,
        plans,
        help,
        ...(choices !== '' && { order: `${linkTo('checkout', frame.language)}?${choices}` }),
        switchAccount: switchAccountLink(frame),
      }}
      onPaymentMethodChoose={(method) => dispatch(paying.paymentMethodChosen(method))}
      onCardFrameReady={() => dispatch(paying.cardFrameLoaded())}
      onCardFrameEnter={() => dispatch(paying.cardFrameEntered())}
      onCardFrameLeave={() => dispatch(paying.cardFrameLeft())}
      onCardPageRetry={() => dispatch(paying.cardPageRetried())}
      onCardReplace={() => dispatch(paying.cardReplaced())}
      onPayPalStart={() => dispatch(paying.payPalStarted())}
      onReplace={() => dispatch(replacementPressed())}
    />
  );
}
