import { SaveExternalAuthCallback } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { addressIn } from '../../addressIn.ts';
import { linkTo, withChoicesOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuthCallback } from './saveExternalAuthCallback.ts';

export function SaveExternalAuthCallbackRoute() {
  const frame = useFrame();
  const state = useSelector(selectSaveExternalAuthCallback);
  const { language, path } = frame;
  const lookUp = linkTo('ssoLogin', language);
  const workplace =
    state.workplace === undefined ? lookUp : addressIn(language, `/auth/with/${state.workplace.connection}`);

  return (
    <SaveExternalAuthCallback
      frame={frame}
      state={state}
      links={{
        login: frame.links.login,
        workplace: withChoicesOf(workplace, path),
        connections: connectionLinks(frame, 'login'),
      }}
    />
  );
}
