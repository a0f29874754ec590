import { KeepAccount } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectKeepAccount } from './keepAccount.ts';

export function KeepAccountRoute() {
  const frame = useFrame();
  const { logout, home } = frame.links;

  return (
    <KeepAccount
      frame={frame}
      state={useSelector(selectKeepAccount)}
      links={{ submit: linkTo('keepAccount', frame.language), logout, home }}
    />
  );
}
