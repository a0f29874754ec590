import { Home } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { exerciseSounds } from '../../../domain/generated/exerciseSounds.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { offerLinks, playersIn, sharesOf } from '../../links.ts';
import { selectHome } from './home.ts';
import { useFrame } from '../../useFrame.ts';

export function HomeRoute() {
  const frame = useFrame();
  const state = useSelector(selectHome);
  const { webApp } = useSelector(selectVisitor);
  const { plans, subscription, help } = frame.links;

  return (
    <Home
      frame={frame}
      state={state}
      links={{
        choose: offerLinks(state, frame),
        plans,
        app: webApp,
        subscription,
        help,
        sounds: exerciseSounds,
        players: playersIn(frame.language),
        ...sharesOf(frame),
      }}
    />
  );
}
