import { UpgradeAnytime } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectUpgradeAnytime } from './upgradeAnytime.ts';

export function UpgradeAnytimeRoute() {
  const frame = useFrame();
  const state = useSelector(selectUpgradeAnytime);
  const { plans, voucher } = state;

  return (
    <UpgradeAnytime
      frame={frame}
      state={state}
      links={{
        choose: Object.fromEntries(
          plans.map(({ code }) => [code, linkTo('checkout', frame.language, { plan: code, voucher })]),
        ),
        plans: frame.links.plans,
      }}
    />
  );
}
