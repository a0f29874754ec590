import { ContentPage } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { exerciseSounds } from '../../../domain/generated/exerciseSounds.ts';
import { offerLinks, sharesOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectContentPage } from './contentPage.ts';

export function ContentPageRoute() {
  const frame = useFrame();
  const state = useSelector(selectContentPage);
  const { help } = frame.links;
  const choose = state.status === 'ready' ? offerLinks(state, frame) : {};

  return (
    <ContentPage
      frame={frame}
      state={state}
      links={{ choose, help, again: frame.path, sounds: exerciseSounds, ...sharesOf(frame) }}
    />
  );
}
