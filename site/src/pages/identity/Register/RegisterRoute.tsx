import { SignUp } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { selectSignUp, signUpRequested } from '../signUp.ts';
import { useIdentityFrame } from '../../useFrame.ts';

export function RegisterRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();

  return (
    <SignUp
      frame={frame}
      state={useSelector(selectSignUp)}
      links={{
        submit: frame.path,
        login: frame.links.login,
        terms: frame.links.terms,
        privacy: frame.links.privacy,
        connections: connectionLinks(frame, 'register'),
      }}
      onSubmit={(details) => dispatch(signUpRequested({ address: frame.path, details }))}
    />
  );
}
