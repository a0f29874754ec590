import { AcceptInvite } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo, switchAccountLink, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectAcceptInvite } from './acceptInvite.ts';

export function AcceptInviteRoute() {
  const frame = useFrame();
  const { language, links, path } = frame;
  const state = useSelector(selectAcceptInvite);
  const { webApp } = useSelector(selectVisitor);

  return (
    <AcceptInvite
      frame={frame}
      state={state}
      links={{
        // A refused form is drawn at the address that it was posted to: the invitation stays in it.
        submit: linkTo('acceptInvite', language, 'token' in state ? { token: state.token } : {}),
        register: linkTo('register', language, { redirectOnSuccess: path }),
        login: linkTo('login', language, { redirectOnSuccess: path }),
        switchAccount: switchAccountLink(frame),
        take: withQuery(path, { account: 'this' }),
        retry: path,
        confirm: linkTo('manageIdentities', language, {
          redirectOnSuccess: withQuery(path, { account: 'this' }),
        }),
        manage: linkTo('manageFamily', language),
        app: webApp,
        plans: links.plans,
        home: links.home,
        help: links.help,
      }}
    />
  );
}
