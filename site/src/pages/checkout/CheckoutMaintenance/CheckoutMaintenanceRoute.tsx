import { CheckoutMaintenance } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function CheckoutMaintenanceRoute() {
  const frame = useFrame();
  const { home, help } = frame.links;

  return <CheckoutMaintenance frame={frame} links={{ home, help }} />;
}
