import type { FastifyRequest } from 'fastify';
import { networkAddress } from './network-address.ts';
import type { Throttle } from './throttle.ts';

const mostGuessesAnHour = 30;

/** What an id led to. */
export type Guessed<Found> =
  ({ outcome: 'found' } & Found) | { outcome: 'unknown' } | { outcome: 'tooMany'; minutes: number };

/** Counts ids that are looked up and not found: they are guesses of all at a network address. */
export function createGuesses({
  throttle,
  of,
}: {
  throttle: Pick<Throttle, 'attempt' | 'left'>;
  /** What the ids are of. */
  of: string;
}) {
  /**
   * Looks up an id. One that cannot be any, `undefined`, is unknown and counts as no guess, and neither does one that is known
   * and shows nothing any more, `closed`. An id that is asked for again within the hour is the same guess.
   */
  return async <Found extends object>(
    request: FastifyRequest,
    id: string | undefined,
    find: (id: string) => Promise<Found | 'closed' | undefined>,
  ): Promise<Guessed<Found>> => {
    if (id === undefined) return { outcome: 'unknown' };
    const hour = { minutes: 60, forgottenBySuccess: false };
    const network = [of, networkAddress(request.ip)];
    const guesses = { subject: network, most: mostGuessesAnHour, ...hour };
    const before = await throttle.left([guesses]);
    if (before.attempts === 0) return { outcome: 'tooMany', minutes: before.minutes };
    const found = await find(id);
    if (found === undefined) {
      const counted = await throttle.attempt([{ subject: [...network, id], most: 1, ...hour }, guesses]);
      if (counted.ok) return { outcome: 'unknown' };
    }
    // Those that were made at the same time are counted by now: of many at once none tells more than the limit allows.
    const after = await throttle.left([guesses]);
    if (after.attempts === 0) return { outcome: 'tooMany', minutes: after.minutes };
    return found === undefined || found === 'closed'
      ? { outcome: 'unknown' }
      : { outcome: 'found', ...found };
  };
}
