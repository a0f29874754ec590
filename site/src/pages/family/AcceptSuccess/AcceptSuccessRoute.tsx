import { AcceptSuccess } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function AcceptSuccessRoute() {
  const frame = useFrame();
  const { home } = frame.links;

  return <AcceptSuccess frame={frame} links={{ home }} />;
}
