import { Account } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectAccount } from './account.ts';

export function AccountRoute() {
  const frame = useFrame();
  const { language } = frame;
  const here = linkTo('account', language);

  return (
    <Account
      frame={frame}
      state={useSelector(selectAccount)}
      links={{
        submit: here,
        close: here,
        changeNames: linkTo('account', language, { change: 'names' }),
        changeEmail: linkTo('account', language, { change: 'email' }),
        changeLanguage: linkTo('account', language, { change: 'language' }),
        changePassword: linkTo('account', language, { change: 'password' }),
        forgotPassword: linkTo('forgotPassword', language),
        connections: linkTo('manageIdentities', language),
        secondFactor: linkTo('secondFactorSettings', language),
        passkeys: linkTo('passkeys', language),
        subscription: frame.links.subscription,
        family: linkTo('manageFamily', frame.language),
        buddies: linkTo('buddies', language),
        moments: frame.links.community,
        ownMoments: linkTo('ownMoments', language),
        changePayment: linkTo('changePayment', language),
        data: linkTo('myData', language),
        deleteAccount: linkTo('deleteAccount', language),
        logout: frame.links.logout,
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: frame.links.help,
      }}
    />
  );
}
