import { SecondFactorSettings } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectSecondFactorSettings } from './secondFactorSettings.ts';

export function SecondFactorSettingsRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const here = linkTo('secondFactorSettings', language);

  return (
    <SecondFactorSettings
      frame={frame}
      state={useSelector(selectSecondFactorSettings)}
      links={{
        submit: here,
        turnOff: linkTo('secondFactorSettings', language, { form: 'turnOff' }),
        app: linkTo('authenticatorApp', language),
        account: links.account,
        confirm: linkTo('manageIdentities', language, { redirectOnSuccess: here }),
        forgotPassword: linkTo('forgotPassword', language),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
