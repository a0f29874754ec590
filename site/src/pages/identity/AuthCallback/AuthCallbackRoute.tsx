import { AuthCallback } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectAuthCallback } from './authCallback.ts';
import { useFrame } from '../../useFrame.ts';

export function AuthCallbackRoute() {
  const frame = useFrame();
  const { login, help } = frame.links;

  return <AuthCallback frame={frame} state={useSelector(selectAuthCallback)} links={{ login, help }} />;
}
