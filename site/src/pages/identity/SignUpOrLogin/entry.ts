import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login-pages',
  access: 'anyone',
  loginStep: true,
  namespaces: ['signUpOrLogin', 'agreement', 'signUp', 'login', 'waitingPlan', 'connectionChoice'],
  screenView: 'sign up screenview',
  live: true,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
