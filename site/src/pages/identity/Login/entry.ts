import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login',
  access: 'anyone',
  loginStep: true,
  namespaces: ['login', 'agreement', 'waitingPlan', 'connectionChoice'],
  screenView: 'login screenview',
  live: true,
  scene: 'shore',
  listed: true,
} as const satisfies PageEntry;
