import type { FastifyRequest } from 'fastify';
import { createGuesses, type Guessed } from '../../throttle/guesses.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { BuddyPorts } from './ports.ts';
import type { BuddyRepository } from './repository.ts';
import type { BuddyPerson } from './tables.ts';

/** A link, as its id was looked up. */
export type LookedUp = Guessed<{ person: BuddyPerson; name: string }>;

/** Looks up whose link an id is, and counts guesses. */
export function createLooking({
  repository,
  namesOf,
  throttle,
}: Pick<BuddyPorts, 'namesOf'> & {
  repository: Pick<BuddyRepository, 'personOfLink'>;
  throttle: Pick<Throttle, 'attempt' | 'left'>;
}) {
  const lookUp = createGuesses({ throttle, of: 'buddy link' });

  return (request: FastifyRequest, linkId: string | undefined): Promise<LookedUp> =>
    lookUp(request, linkId, async (id) => {
      const person = await repository.personOfLink(id);
      const name = person && (await namesOf([person.accountId])).get(person.accountId);
      if (person === undefined) return undefined;
      return name === undefined ? 'closed' : { person, name };
    });
}

export type Look = ReturnType<typeof createLooking>;
