import { NewPassword } from '@stillpoint/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { titledBy } from '../../titledBy.ts';
import { useTitle } from '../../useTitle.ts';
import { linkTo, switchAccountLink, withQueryOf } from '../../links.ts';
import { useIdentityFrame } from '../../useFrame.ts';
import { newPasswordSubmitted, selectNewPassword } from './newPassword.ts';

export function NewPasswordRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectNewPassword);
  const { t } = useTranslation('newPassword');
  const { status } = state;
  useTitle(
    status === 'done' || status === 'otherLinkOpened' ? titledBy(t(($) => $[status].title)) : undefined,
  );
  const { home, login, help } = frame.links;

  return (
    <NewPassword
      frame={frame}
      state={state}
      links={{
        submit: frame.path,
        goOn: frame.path,
        switchAccount: switchAccountLink(frame),
        link: linkTo('manageIdentities', frame.language),
        stay: home,
        logIn: login,
        askForNew: withQueryOf(linkTo('forgotPassword', frame.language), frame.path),
        help,
      }}
      onSubmit={(chosen) => dispatch(newPasswordSubmitted({ address: frame.path, chosen }))}
    />
  );
}
