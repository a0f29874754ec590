import { RequestRefused } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { useFrame } from '../../useFrame.ts';
import { selectAddressOpens, selectRequestRefused } from './requestRefused.ts';

export function RequestRefusedRoute() {
  const frame = useFrame();
  const state = useSelector(selectRequestRefused);
  const opens = useSelector(selectAddressOpens);
  const { home, help } = frame.links;

  return (
    <RequestRefused frame={frame} state={state} links={{ home, help, ...(opens && { again: frame.path }) }} />
  );
}
