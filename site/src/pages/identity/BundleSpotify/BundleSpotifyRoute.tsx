import { BundleSpotify } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { connectionLinks } from '../connectionLinks.ts';
import { withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectBundleSpotify } from './bundleSpotify.ts';

/** Tells the end of the sign-in that it began here. */
const began = { from: 'bundle-spotify' };

export function BundleSpotifyRoute() {
  const frame = useFrame();
  const { language, path, links } = frame;

  return (
    <BundleSpotify
      frame={frame}
      state={useSelector(selectBundleSpotify)}
      links={{
        register: withQuery(links.register, began),
        login: withQuery(links.login, began),
        connections: connectionLinks({ language, path: withQuery(path, began) }, 'register'),
      }}
    />
  );
}
