import { SaveExternalAuth } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import {
  answerLink,
  forgottenAtQuestionLink,
  logInBeforeQuestionLink,
  provingLinks,
  selectQuestionChoices,
} from '../fromQuestion.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { withChoicesOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { onwardNames } from '../onwardNames.ts';
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
        sendCode: answerLink('address', choices),
        checkCode: answerLink('code', choices),
        proveOwner: answerLink('owner', choices),
        dismiss: answerLink('dismissal', choices),
        connections: provingLinks(frame, choices, pendingSignIn),
        login: withChoicesOf(frame.links.login, frame.path, onwardNames),
        forgotPassword: forgottenAtQuestionLink(frame.language, choices),
        logInByCode: logInBeforeQuestionLink(frame.language, choices),
        app: webApp,
      }}
    />
  );
}
