import { BuddyRequest } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectBuddyRequest } from './buddyRequest.ts';

export function BuddyRequestRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectBuddyRequest);
  const asking = 'request' in state ? { request: state.request } : {};
  // A refused form is drawn at the address that it was posted to: the link stays in it.
  const here = linkTo('buddyRequest', language, asking);

  return (
    <BuddyRequest
      frame={frame}
      state={state}
      links={{
        submit: here,
        login: linkTo('login', language, { redirectOnSuccess: here }),
        buddies: linkTo('buddies', language),
        home: links.home,
        switchAccount: switchAccountLink(frame),
        help: links.help,
      }}
    />
  );
}
