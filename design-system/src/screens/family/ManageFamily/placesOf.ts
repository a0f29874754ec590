import type { FamilyPerson } from '../FamilyState.ts';
import type { OwnedFamily } from './ManageFamilyState.ts';

/** Who besides the owner holds a place of a family plan, and how many places are free. */
export interface Places {
  here: readonly FamilyPerson[];
  invited: readonly FamilyPerson[];
  free: number;
}

/** Counts the places of a family. The owner has one, an invitation that has expired has none. */
export function placesOf({ people, places }: Pick<OwnedFamily, 'people' | 'places'>): Places {
  const here = people.filter(({ standing: { status } }) => status === 'joined' || status === 'leaving');
  const invited = people.filter(
    ({ standing: { status } }) => status === 'inviteSent' || status === 'waitingForResponse',
  );
  return { here, invited, free: Math.max(0, places - 1 - here.length - invited.length) };
}
