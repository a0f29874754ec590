import { Invite } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { useFrame } from '../../useFrame.ts';
import { selectInvite } from './invite.ts';

export function InviteRoute() {
  const frame = useFrame();
  const state = useSelector(selectInvite);
  const { plans, subscription } = frame.links;

  return <Invite frame={frame} state={state} links={{ plans, subscription }} />;
}
