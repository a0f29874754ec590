import { SaveExternalAuthCallback } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks, workplaceLink } from '../connectionLinks.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuthCallback } from './saveExternalAuthCallback.ts';

export function SaveExternalAuthCallbackRoute() {
  const frame = useFrame();
  const state = useSelector(selectSaveExternalAuthCallback);

  return (
    <SaveExternalAuthCallback
      frame={frame}
      state={state}
      links={{
        login: frame.links.login,
        workplace: workplaceLink(frame, state.workplace),
        connections: connectionLinks(frame, 'login'),
      }}
    />
  );
}
