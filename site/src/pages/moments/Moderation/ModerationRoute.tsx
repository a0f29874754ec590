import { Moderation } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectModeration } from './moderation.ts';

export function ModerationRoute() {
  const frame = useFrame();
  const state = useSelector(selectModeration);

  const page = linkTo('moderation', frame.language);
  const { community } = frame.links;

  return <Moderation frame={frame} state={state} links={{ submit: page, close: page, community }} />;
}
