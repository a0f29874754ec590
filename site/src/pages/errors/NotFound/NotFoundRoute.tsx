import { NotFound } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function NotFoundRoute() {
  const frame = useFrame();
  const { home, help } = frame.links;

  return <NotFound frame={frame} links={{ home, help }} />;
}
