import { UpgradeOffer, type UpgradeOfferState } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, withoutQuery, withQuery } from '../../links.ts';
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
        otherPlan: otherPlanLink(frame.path, state),
        subscription: frame.links.subscription,
      }}
    />
  );
}

/** From a plan that was chosen to the family plan, or from there back. What else was chosen stays. */
function otherPlanLink(path: string, state: UpgradeOfferState): string {
  const rest = withoutQuery(path, ['upgrade', 'chosen', 'begins']);
  switch (state.status) {
    case 'laterAlone': {
      const { plan = '', chosen = '' } = state.family ?? {};
      return withQuery(rest, { plan, upgrade: 'true', chosen });
    }
    case 'offered':
      return withQuery(rest, { plan: state.chosen?.plan ?? '', begins: 'choose' });
  }
}
