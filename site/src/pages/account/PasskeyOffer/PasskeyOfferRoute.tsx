import { PasskeyOffer } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { passkeyAddingRequested } from '../passkeyEvents.ts';
import { selectPasskeyOffer } from './passkeyOffer.ts';

export function PasskeyOfferRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();

  return (
    <PasskeyOffer
      frame={frame}
      state={useSelector(selectPasskeyOffer)}
      links={{ switchAccount: switchAccountLink(frame), help: frame.links.help }}
      onAdd={() => dispatch(passkeyAddingRequested())}
    />
  );
}
