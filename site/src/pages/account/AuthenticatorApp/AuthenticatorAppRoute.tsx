import { AuthenticatorApp } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectAuthenticatorApp } from './authenticatorApp.ts';

export function AuthenticatorAppRoute() {
  const frame = useFrame();
  const { language } = frame;
  const here = linkTo('authenticatorApp', language);

  return (
    <AuthenticatorApp
      frame={frame}
      state={useSelector(selectAuthenticatorApp)}
      links={{
        submit: here,
        newCodes: linkTo('authenticatorApp', language, { form: 'newCodes' }),
        remove: linkTo('authenticatorApp', language, { form: 'remove' }),
        settings: linkTo('secondFactorSettings', language),
        confirm: linkTo('manageIdentities', language),
        forgotPassword: linkTo('forgotPassword', language),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: frame.links.help,
      }}
    />
  );
}
