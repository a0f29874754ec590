import { SignUp } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { selectSignUp, signUpRequested } from '../state/signUp/signUp.ts';
import { carryingQuery } from '../links.ts';
import { useFrame } from './useFrame.ts';

export function SignUpRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();

  return (
    <SignUp
      frame={frame}
      state={useSelector(selectSignUp)}
      links={{
        submit: frame.path,
        login: carryingQuery(frame.links.login, frame.path),
        terms: frame.links.terms,
        privacy: frame.links.privacy,
      }}
      onSubmit={(details) => dispatch(signUpRequested(details))}
    />
  );
}
