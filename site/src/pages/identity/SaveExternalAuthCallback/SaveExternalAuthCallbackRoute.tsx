import { SaveExternalAuthCallback } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { linkTo, withChoicesOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuthCallback } from './saveExternalAuthCallback.ts';

export function SaveExternalAuthCallbackRoute() {
  const frame = useFrame();

  return (
    <SaveExternalAuthCallback
      frame={frame}
      state={useSelector(selectSaveExternalAuthCallback)}
      links={{
        login: frame.links.login,
        workplace: withChoicesOf(linkTo('ssoLogin', frame.language), frame.path),
        connections: connectionLinks(frame, 'login'),
      }}
    />
  );
}
