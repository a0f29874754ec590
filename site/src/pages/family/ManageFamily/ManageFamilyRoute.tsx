import { ManageFamily } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function ManageFamilyRoute() {
  const frame = useFrame();
  const { home } = frame.links;

  return <ManageFamily frame={frame} links={{ home }} />;
}
