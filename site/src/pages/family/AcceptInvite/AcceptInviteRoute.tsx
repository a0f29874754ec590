import { AcceptInvite } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function AcceptInviteRoute() {
  const frame = useFrame();
  const { home } = frame.links;

  return <AcceptInvite frame={frame} links={{ home }} />;
}
