import { SaveExternalAuth } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { fromQuestion } from '../fromQuestion.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuth } from './saveExternalAuth.ts';

export function SaveExternalAuthRoute() {
  const frame = useFrame();
  const state = useSelector(selectSaveExternalAuth);
  const { webApp } = useSelector(selectVisitor);
  const arrival = 'arrival' in state ? state.arrival : undefined;

  return (
    <SaveExternalAuth
      frame={frame}
      state={state}
      links={{
        sendCode: '/auth/arrival/address',
        checkCode: '/auth/arrival/code',
        proveOwner: '/auth/arrival/owner',
        dismiss: '/auth/arrival/dismissal',
        connections: connectionLinks(frame, 'prove', arrival),
        login: frame.links.login,
        forgotPassword: linkTo('forgotPassword', frame.language, fromQuestion),
        app: webApp,
      }}
    />
  );
}
