import { Login } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { useFrame } from './useFrame.ts';
import { selectLogin, signInRequested } from '../state/login/login.ts';

export function LoginRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();

  return (
    <Login
      frame={frame}
      state={useSelector(selectLogin)}
      links={{ submit: frame.path, register: frame.links.register }}
      onSubmit={(credentials) => dispatch(signInRequested(credentials))}
    />
  );
}
