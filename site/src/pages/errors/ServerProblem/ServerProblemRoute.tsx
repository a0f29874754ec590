import { ServerProblem } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

export function ServerProblemRoute() {
  const frame = useFrame();

  return <ServerProblem frame={frame} links={{ again: frame.path, help: frame.links.help }} />;
}
