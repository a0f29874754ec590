import { SignUpOrLogin } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { linkTo, withChoicesOf, withQuery } from '../../links.ts';
import { connectionLinks } from '../connectionLinks.ts';
import { onwardNames } from '../onwardNames.ts';
import { passkeyChosen, selectLogin, signInRequested } from '../login.ts';
import { selectSignUp, signUpRequested } from '../signUp.ts';
import { selectSignUpOrLoginView, viewChosen } from './signUpOrLogin.ts';
import { useIdentityFrame } from '../../useFrame.ts';

/** Tells the end of the sign-in that it began here. */
const began = { from: 'login-pages' };

export function SignUpOrLoginRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();
  const view = useSelector(selectSignUpOrLoginView);
  const login = useSelector(selectLogin);
  const signUp = useSelector(selectSignUp);
  const { terms, privacy } = frame.links;
  const beganHere = (link: string) => withQuery(withChoicesOf(link, frame.path), began);
  const logInAddress = beganHere(frame.links.login);
  const signUpAddress = beganHere(frame.links.register);

  return (
    <SignUpOrLogin
      frame={frame}
      state={{ view, login, signUp }}
      links={{
        view: {
          login: withQuery(frame.path, { view: 'login' }),
          signup: withQuery(frame.path, { view: 'signup' }),
        },
        submitLogin: logInAddress,
        submitSignUp: signUpAddress,
        forgotPassword: withChoicesOf(linkTo('forgotPassword', frame.language), frame.path, onwardNames),
        terms,
        privacy,
        connections: connectionLinks(
          { ...frame, path: withQuery(frame.path, began) },
          view === 'login' ? 'login' : 'register',
        ),
      }}
      onViewChoose={(chosen) => dispatch(viewChosen(chosen))}
      onLoginSubmit={(credentials) => dispatch(signInRequested({ address: logInAddress, credentials }))}
      onSignUpSubmit={(details) => dispatch(signUpRequested({ address: signUpAddress, details }))}
      onPasskeyChoose={() => dispatch(passkeyChosen())}
    />
  );
}
