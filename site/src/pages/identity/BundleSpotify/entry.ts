import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/bundle-spotify',
  access: 'anyone',
  loginStep: true,
  namespaces: ['bundleSpotify', 'connectionChoice'],
  screenView: 'bundle spotify',
  live: false,
  scene: 'valley',
  listed: true,
} as const satisfies PageEntry;
