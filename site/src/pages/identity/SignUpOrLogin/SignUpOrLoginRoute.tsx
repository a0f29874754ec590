import { SignUpOrLogin } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { withQuery } from '../../links.ts';
import { selectLogin, signInRequested } from '../login.ts';
import { selectSignUp, signUpRequested } from '../signUp.ts';
import { selectSignUpOrLoginView, viewChosen } from './signUpOrLogin.ts';
import { useIdentityFrame } from '../../useFrame.ts';

export function SignUpOrLoginRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();
  const view = useSelector(selectSignUpOrLoginView);
  const login = useSelector(selectLogin);
  const signUp = useSelector(selectSignUp);
  const { terms, privacy } = frame.links;

  return (
    <SignUpOrLogin
      frame={frame}
      state={{ view, login, signUp }}
      links={{
        view: {
          login: withQuery(frame.path, { view: 'login' }),
          signup: withQuery(frame.path, { view: 'signup' }),
        },
        submitLogin: frame.links.login,
        submitSignUp: frame.links.register,
        terms,
        privacy,
      }}
      onViewChoose={(chosen) => dispatch(viewChosen(chosen))}
      onLoginSubmit={(credentials) => dispatch(signInRequested({ address: frame.links.login, credentials }))}
      onSignUpSubmit={(details) => dispatch(signUpRequested({ address: frame.links.register, details }))}
    />
  );
}
