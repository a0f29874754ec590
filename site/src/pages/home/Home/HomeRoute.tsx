import { Home } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { checkoutLinks } from '../../links.ts';
import { selectHome } from './home.ts';
import { useFrame } from '../../useFrame.ts';

export function HomeRoute() {
  const frame = useFrame();
  const state = useSelector(selectHome);
  const { plans, help } = frame.links;

  return (
    <Home frame={frame} state={state} links={{ choose: checkoutLinks(state.plans, frame), plans, help }} />
  );
}
