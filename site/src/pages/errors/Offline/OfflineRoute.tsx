import { Offline } from '@stillpoint/design-system';
import { useFrame } from '../../useFrame.ts';

/** The address in the browser is the one that could not be opened: an empty link leads there. */
const links = { again: '' };

export function OfflineRoute() {
  const frame = useFrame();

  return <Offline frame={frame} links={links} />;
}
