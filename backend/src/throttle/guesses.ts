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
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  /** What the ids are of. */
  of: string;
}) {
  /** Looks up an id. One that cannot be any, `undefined`, is unknown and counts as no guess. */
  return async <Found extends object>(
    request: FastifyRequest,
    id: string | undefined,
    find: (id: string) => Promise<Found | undefined>,
  ): Promise<Guessed<Found>> => {
    if (id === undefined) return { outcome: 'unknown' };
    const subject = [of, networkAddress(request.ip)];
    const limits = [{ subject, most: mostGuessesAnHour, minutes: 60, forgottenBySuccess: false }];
    const allowed = await throttle.attempt(limits);
    if (!allowed.ok) return { outcome: 'tooMany', minutes: allowed.minutes };
    const found = await find(id);
    if (found === undefined) return { outcome: 'unknown' };
    await throttle.forgive(limits);
    return { outcome: 'found', ...found };
  };
}
