import { GivenGift } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectGivenGift } from './givenGift.ts';

export function GivenGiftRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectGivenGift);
  const retry = linkTo('givenGift', language, 'gift' in state ? { gift: state.gift.id } : {});

  return (
    <GivenGift
      frame={frame}
      state={state}
      links={{
        // A refused form is drawn at the address that it was posted to: the gift stays in it.
        submit: retry,
        retry,
        give: linkTo('giveGift', language),
        subscription: links.subscription,
        switchAccount: switchAccountLink(frame),
        help: links.help,
      }}
    />
  );
}
