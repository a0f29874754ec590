import type { BuddyRequestProps } from './BuddyRequestProps.ts';

/** Links for stories and tests. */
export const sampleBuddyRequestLinks: BuddyRequestProps['links'] = {
  submit: '/buddy?request=k7m2p9q4w3xn',
  login: '/login?redirectOnSuccess=%2Fbuddy%3Frequest%3Dk7m2p9q4w3xn',
  buddies: '/buddies',
  home: '/',
  switchAccount: '/logout?back=%2Fbuddy%3Frequest%3Dk7m2p9q4w3xn',
  help: 'https://help.example/',
};
