import { ManageIdentities } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { addressIn } from '../../addressIn.ts';
import { linkTo, pickedFrom, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { onwardNames } from '../onwardNames.ts';
import { selectManageIdentities, selectOnwardAddress } from './manageIdentities.ts';

export function ManageIdentitiesRoute() {
  const frame = useFrame();
  const state = useSelector(selectManageIdentities);
  const { webApp } = useSelector(selectVisitor);
  const { language } = frame;
  const onward = useSelector(selectOnwardAddress);
  // What the person came for stays in the address on each way back to the page.
  const kept = pickedFrom(frame.path, [...onwardNames, 'connect']);
  const tried = state.status === 'list' ? state.tried : undefined;
  const identities = state.status === 'list' ? state.identities : [];
  // Each form names whom the page was drawn for: another account may be signed in by now.
  const member = new URLSearchParams({ userId: state.userId, ...kept }).toString();
  const here = { language, path: linkTo('manageIdentities', language, kept) };

  return (
    <ManageIdentities
      frame={frame}
      state={state}
      links={{
        list: here.path,
        app: webApp,
        account: frame.links.account,
        forgotPassword: linkTo('forgotPassword', language, kept),
        removing: Object.fromEntries(
          identities.map(({ name }) => [
            name,
            linkTo('manageIdentities', language, { ...kept, remove: name }),
          ]),
        ),
        remove: `/user/identities/removal?${member}`,
        confirm: `/user/confirmation?${member}`,
        confirmByApp: `/user/confirmation/app?${member}`,
        sendCode: `/user/address/code?${member}`,
        checkCode: `/user/address/proof?${member}`,
        sendConfirmation: `/user/confirmation/code?${member}`,
        checkConfirmation: `/user/confirmation/proof?${member}`,
        connect: connectionLinks(here, 'link'),
        ...(tried && {
          connectAgain: withQuery(addressIn(language, `/auth/with/${tried.name}`), {
            ...kept,
            intent: 'link',
          }),
        }),
        confirmBy: connectionLinks(here, 'confirm'),
        sso: linkTo('ssoLogin', language, kept),
        connectWorkplace: linkTo('ssoLogin', language, { ...kept, step: 'sso-login', intent: 'link' }),
        ...(onward !== '' && { onward }),
      }}
    />
  );
}
