import { LoginCode } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, withQueryOf } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectLoginCode } from './loginCode.ts';

export function LoginCodeRoute() {
  const frame = useFrame();
  const { language, path } = frame;

  return (
    <LoginCode
      frame={frame}
      state={useSelector(selectLoginCode)}
      links={{
        submit: withQueryOf(linkTo('loginCode', language), path),
        login: withQueryOf(linkTo('login', language), path),
        forgotPassword: withQueryOf(linkTo('forgotPassword', language), path),
      }}
    />
  );
}
