import { FamilyOffer } from './FamilyOffer.tsx';
import { LaterOffer } from './LaterOffer.tsx';
import type { UpgradeOfferProps } from './UpgradeOfferProps.ts';

/** A plan in the place of the one that a member has: when it begins, and what is charged on which day. */
export function UpgradeOffer({ state, ...rest }: UpgradeOfferProps) {
  switch (state.status) {
    case 'offered':
      return <FamilyOffer {...rest} state={state} />;
    case 'laterAlone':
      return <LaterOffer {...rest} state={state} />;
  }
}
