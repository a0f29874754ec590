import { buddiesStates } from './Buddies.states.ts';
import type { BuddiesProps } from './BuddiesProps.ts';
import type { BuddiesState } from './BuddiesState.ts';

const states: readonly BuddiesState[] = Object.values(buddiesStates);
const own = states.filter((state) => state.status === 'own');
const buddies = own.flatMap((state) => state.buddies);
const others = own.flatMap((state) => state.requests);

function linksOf(all: readonly { id: string }[], before: string): Record<string, string> {
  return Object.fromEntries(all.map(({ id }) => [id, `${before}${id}`]));
}

/** Links for stories and tests, to what every sample shows. */
export const sampleBuddiesLinks: BuddiesProps['links'] = {
  submit: '/buddies',
  page: '/buddies',
  ends: linksOf(buddies, '/buddies?ask=end&id='),
  blocks: linksOf([...buddies, ...others], '/buddies?ask=block&id='),
  replace: '/buddies?ask=replace',
  moments: linksOf(
    buddies.flatMap(({ latestMoment }) => latestMoment ?? []),
    '/moment?id=',
  ),
  switchAccount: '/logout?back=%2Fbuddies',
  help: 'https://help.example/',
};
