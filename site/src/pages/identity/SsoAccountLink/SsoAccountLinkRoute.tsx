import { SsoAccountLink } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { workplaceLink } from '../connectionLinks.ts';
import {
  answerLink,
  forgottenAtQuestionLink,
  logInBeforeQuestionLink,
  provingLinks,
  selectQuestionChoices,
} from '../fromQuestion.ts';
import { logInToConnectLink } from '../logInToConnectLink.ts';
import { selectSsoAccountLink } from './ssoAccountLink.ts';

export function SsoAccountLinkRoute() {
  const frame = useFrame();
  const { language } = frame;
  const { webApp } = useSelector(selectVisitor);
  const state = useSelector(selectSsoAccountLink);
  const choices = useSelector(selectQuestionChoices);
  const pendingSignIn = state.status === 'ready' ? state.pendingSignIn : undefined;

  return (
    <SsoAccountLink
      frame={frame}
      state={state}
      links={{
        submit: linkTo('ssoAccountLink', language, { ...choices }),
        goOnAsNew: answerLink('new', choices),
        dismiss: answerLink('dismissal', choices),
        connections: provingLinks(frame, choices, pendingSignIn),
        forgotPassword: forgottenAtQuestionLink(language, choices),
        logInByCode: logInBeforeQuestionLink(language, choices),
        loginFirst: logInToConnectLink(language, choices),
        ssoLogin: workplaceLink(frame),
        app: webApp,
      }}
    />
  );
}
