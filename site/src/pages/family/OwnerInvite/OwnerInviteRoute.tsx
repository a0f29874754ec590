import { OwnerInvite } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectOwnerInvite } from './ownerInvite.ts';

export function OwnerInviteRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const here = linkTo('ownerInvite', language);

  return (
    <OwnerInvite
      frame={frame}
      state={useSelector(selectOwnerInvite)}
      links={{
        submit: here,
        later: links.subscription,
        manage: linkTo('manageFamily', language),
        retry: here,
        familyPlan: linkTo('familyPlan', language),
        subscription: links.subscription,
        confirm: linkTo('manageIdentities', language, { redirectOnSuccess: here }),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
