import { UpgradeOffer } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectUpgradeOffer } from './upgradeOffer.ts';

export function UpgradeOfferRoute() {
  const frame = useFrame();
  const state = useSelector(selectUpgradeOffer);
  if (state === null) return null;

  return (
    <UpgradeOffer
      frame={frame}
      state={state}
      links={{
        submit: linkTo('changeSubscription', frame.language),
        later: withQuery(frame.path, { begins: 'later' }),
        subscription: frame.links.subscription,
      }}
    />
  );
}
