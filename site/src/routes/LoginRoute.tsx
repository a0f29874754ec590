import { Login } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { carryingQuery } from '../links.ts';
import { selectLogin, signInRequested } from '../state/login/login.ts';
import { useFrame } from './useFrame.ts';

export function LoginRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();

  return (
    <Login
      frame={frame}
      state={useSelector(selectLogin)}
      links={{ submit: frame.path, register: carryingQuery(frame.links.register, frame.path) }}
      onSubmit={(credentials) => dispatch(signInRequested(credentials))}
    />
  );
}
