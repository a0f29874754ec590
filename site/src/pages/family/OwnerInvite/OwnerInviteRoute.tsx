import { OwnerInvite } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function OwnerInviteRoute() {
  const frame = useFrame();
  const { home } = frame.links;

  return <OwnerInvite frame={frame} links={{ home }} />;
}
