import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/register',
  access: 'anyone',
  loginStep: true,
  namespaces: ['signUp', 'agreement', 'waitingPlan', 'connectionChoice'],
  screenView: 'sign up screenview',
  live: true,
  scene: 'shore',
  listed: true,
} as const satisfies PageEntry;
