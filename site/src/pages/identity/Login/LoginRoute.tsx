import { Login } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { connectionLinks, workplaceLink } from '../connectionLinks.ts';
import { passkeyChosen, selectLogin, signInRequested } from '../login.ts';
import { linkTo, withQueryOf } from '../../links.ts';
import { useIdentityFrame } from '../../useFrame.ts';

export function LoginRoute() {
  const frame = useIdentityFrame();
  const dispatch = useDispatch();

  return (
    <Login
      frame={frame}
      state={useSelector(selectLogin)}
      links={{
        submit: frame.path,
        register: frame.links.register,
        connections: connectionLinks(frame, 'login'),
        workplace: workplaceLink(frame),
        forgotPassword: withQueryOf(linkTo('forgotPassword', frame.language), frame.path),
      }}
      onSubmit={(credentials) => dispatch(signInRequested({ address: frame.path, credentials }))}
      onPasskeyChoose={() => dispatch(passkeyChosen())}
    />
  );
}
