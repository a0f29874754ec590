import { SaveExternalAuth } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { forgottenAtQuestionLink, selectQuestionChoices } from '../fromQuestion.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuth } from './saveExternalAuth.ts';

export function SaveExternalAuthRoute() {
  const frame = useFrame();
  const state = useSelector(selectSaveExternalAuth);
  const choices = useSelector(selectQuestionChoices);
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
        forgotPassword: forgottenAtQuestionLink(frame.language, choices),
        app: webApp,
      }}
    />
  );
}
