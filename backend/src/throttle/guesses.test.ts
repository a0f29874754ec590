import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { postgresSuite } from '../testing/postgres-suite.ts';
import { databaseCounters } from './database-counters.ts';
import { createGuesses } from './guesses.ts';
import { createThrottle } from './throttle.ts';

// Look-ups at the same time are proven on PostgreSQL alone.
const { database, onPostgres } = await postgresSuite();

const mostAnHour = 30;

onPostgres(() => {
  /** Looks ids up at a network address of its own. `known` is found, and `closed` is known and shows nothing. */
  function opened() {
    const lookUp = createGuesses({
      throttle: createThrottle(databaseCounters(database().db)),
      of: randomUUID(),
    });
    const request = { ip: '192.0.2.1' } as FastifyRequest;
    return async (id: string) => {
      const find = (asked: string) => {
        const ids = { known: { name: 'Alex' }, closed: 'closed' } as const;
        return Promise.resolve(ids[asked as keyof typeof ids]);
      };
      return (await lookUp(request, id, find)).outcome;
    };
  }

  const atOnce = (times: number, look: (at: number) => Promise<string>) =>
    Promise.all(Array.from({ length: times }, (_, at) => look(at)));

  // ASVS V11.1.4
  test('after thirty guesses nothing is looked up any more, what is known neither', async () => {
    const look = opened();
    for (let at = 0; at < mostAnHour; at += 1) {
      expect([await look(`guess-${at}`), at]).toEqual(['unknown', at]);
      if (at < mostAnHour - 1) expect(await look('known')).toBe('found');
    }
    expect([await look('one-more'), await look('known')]).toEqual(['tooMany', 'tooMany']);
  });

  test('what is known is no guess, one at a time and many at once', async () => {
    const look = opened();
    expect(new Set(await atOnce(100, () => look('known')))).toEqual(new Set(['found']));
    expect(new Set(await atOnce(100, () => look('closed')))).toEqual(new Set(['unknown']));
    expect(await look('known')).toBe('found');
  });

  test('an unknown id that is asked for again is the same guess', async () => {
    const look = opened();
    for (let at = 0; at < 2 * mostAnHour; at += 1) await look('gone');
    await atOnce(2 * mostAnHour, () => look('gone'));
    expect([await look('gone'), await look('known')]).toEqual(['unknown', 'found']);
  });

  test('of a hundred guesses at once no more are answered than one after the other', async () => {
    const look = opened();
    const outcomes = await atOnce(100, (at) => look(`guess-${at}`));
    expect(outcomes.filter((outcome) => outcome === 'unknown').length).toBeLessThanOrEqual(mostAnHour);
    expect(await look('known')).toBe('tooMany');
  });
});
