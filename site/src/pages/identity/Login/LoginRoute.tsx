import { Login } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { selectLogin, signInRequested } from '../login.ts';
import { useIdentityFrame } from '../../useFrame.ts';

export function LoginRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();

  return (
    <Login
      frame={frame}
      state={useSelector(selectLogin)}
      links={{ submit: frame.path, register: frame.links.register }}
      onSubmit={(credentials) => dispatch(signInRequested({ address: frame.path, credentials }))}
    />
  );
}
