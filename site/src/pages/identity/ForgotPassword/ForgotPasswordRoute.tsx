import { ForgotPassword } from '@stillpoint/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { titledBy } from '../../titledBy.ts';
import { useTitle } from '../../useTitle.ts';
import { useIdentityFrame } from '../../useFrame.ts';
import { resetLinkRequested, selectForgotPassword } from './forgotPassword.ts';

export function ForgotPasswordRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectForgotPassword);
  const { t } = useTranslation('forgotPassword');
  useTitle(state.status === 'sent' ? titledBy(t(($) => $.sent.title)) : undefined);

  return (
    <ForgotPassword
      frame={frame}
      state={state}
      links={{ submit: frame.path, login: frame.links.login }}
      onSubmit={(request) => dispatch(resetLinkRequested({ address: frame.path, request }))}
    />
  );
}
