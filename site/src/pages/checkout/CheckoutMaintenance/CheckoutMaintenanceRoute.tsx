import { CheckoutMaintenance } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function CheckoutMaintenanceRoute() {
  const frame = useFrame();

  // The page has the checkout's own address, with the plan, the voucher and the country.
  return <CheckoutMaintenance frame={frame} links={{ checkout: frame.path, help: frame.links.help }} />;
}
