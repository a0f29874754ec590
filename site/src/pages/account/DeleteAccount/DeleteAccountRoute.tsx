import { DeleteAccount } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectDeleteAccount } from './deleteAccount.ts';

export function DeleteAccountRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const here = linkTo('deleteAccount', language);

  return (
    <DeleteAccount
      frame={frame}
      state={useSelector(selectDeleteAccount)}
      links={{
        submit: here,
        account: links.account,
        cancelSubscription: linkTo('cancelSubscription', language),
        forgotPassword: linkTo('forgotPassword', language),
        login: links.login,
        home: links.home,
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
