import { SaveExternalAuth } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { forgottenAtQuestionLink, logInBeforeQuestionLink, selectQuestionChoices } from '../fromQuestion.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSaveExternalAuth } from './saveExternalAuth.ts';

export function SaveExternalAuthRoute() {
  const frame = useFrame();
  const state = useSelector(selectSaveExternalAuth);
  const choices = useSelector(selectQuestionChoices);
  const { webApp } = useSelector(selectVisitor);
  const pendingSignIn = 'pendingSignIn' in state ? state.pendingSignIn : undefined;

  return (
    <SaveExternalAuth
      frame={frame}
      state={state}
      links={{
        sendCode: '/auth/pending-sign-in/address',
        checkCode: '/auth/pending-sign-in/code',
        proveOwner: '/auth/pending-sign-in/owner',
        dismiss: '/auth/pending-sign-in/dismissal',
        connections: connectionLinks(frame, 'prove', pendingSignIn),
        login: frame.links.login,
        forgotPassword: forgottenAtQuestionLink(frame.language, choices),
        logInByCode: logInBeforeQuestionLink(frame.language, choices),
        app: webApp,
      }}
    />
  );
}
