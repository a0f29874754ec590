import { EndContract } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectEndContract } from './endContract.ts';

export function EndContractRoute() {
  const frame = useFrame();
  const { home, help, privacy } = frame.links;
  const login = linkTo('login', frame.language, {
    redirectOnSuccess: linkTo('cancelSubscription', frame.language),
  });

  return (
    <EndContract
      frame={frame}
      state={useSelector(selectEndContract)}
      links={{ submit: linkTo('endContract', frame.language), home, help, login, privacy }}
    />
  );
}
