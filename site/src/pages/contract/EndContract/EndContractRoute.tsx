import { EndContract } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectEndContract } from './endContract.ts';

export function EndContractRoute() {
  const frame = useFrame();
  const { home, help, privacy } = frame.links;
  const account = linkTo('cancelSubscription', frame.language);
  const login =
    frame.account.status === 'signedIn'
      ? account
      : linkTo('login', frame.language, { redirectOnSuccess: account });

  return (
    <EndContract
      frame={frame}
      state={useSelector(selectEndContract)}
      links={{ submit: linkTo('endContract', frame.language), home, help, login, privacy }}
    />
  );
}
