import { GiveGift } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectGiveGift } from './giveGift.ts';

export function GiveGiftRoute() {
  const frame = useFrame();
  const state = useSelector(selectGiveGift);
  const here = linkTo('giveGift', frame.language);

  return (
    <GiveGift
      frame={frame}
      state={state}
      links={{
        submit: here,
        begin: here,
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: frame.links.help,
      }}
    />
  );
}
