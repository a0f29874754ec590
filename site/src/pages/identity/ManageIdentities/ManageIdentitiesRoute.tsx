import { ManageIdentities } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { addressIn } from '../../addressIn.ts';
import { linkTo, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectManageIdentities } from './manageIdentities.ts';

export function ManageIdentitiesRoute() {
  const frame = useFrame();
  const state = useSelector(selectManageIdentities);
  const { language } = frame;
  const tried = state.status === 'list' ? state.tried : undefined;
  const identities = state.status === 'list' ? state.identities : [];
  // Each form names whom the page was drawn for: another account may be signed in by now.
  const member = new URLSearchParams({ userId: state.userId }).toString();
  const here = { language, path: linkTo('manageIdentities', language) };

  return (
    <ManageIdentities
      frame={frame}
      state={state}
      links={{
        list: here.path,
        account: frame.links.account,
        forgotPassword: linkTo('forgotPassword', language),
        removing: Object.fromEntries(
          identities.map(({ name }) => [name, linkTo('manageIdentities', language, { remove: name })]),
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
          connectAgain: withQuery(addressIn(language, `/auth/with/${tried.name}`), { intent: 'link' }),
        }),
        confirmBy: connectionLinks(here, 'confirm'),
        sso: linkTo('ssoLogin', language),
        connectWorkplace: linkTo('ssoLogin', language, { step: 'sso-login', intent: 'link' }),
      }}
    />
  );
}
