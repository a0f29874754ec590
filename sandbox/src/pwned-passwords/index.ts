import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';

const prefixLength = 5;

/** A few that are in every breach, with how often they were seen. */
const breached: readonly [password: string, count: number][] = [
  ['password', 10_434_004],
  ['12345678', 6_260_967],
  ['password1', 2_983_510],
  ['qwertyuiop', 1_184_002],
  ['iloveyou', 2_183_906],
  ['sunshine', 1_012_887],
];

/** The range API of Pwned Passwords: `GET /range/:prefix` lists what is known of hashes that begin so. */
export const pwnedPasswordRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.get<{ Params: { prefix: string } }>('/range/:prefix', ({ params, headers }, reply) => {
    const prefix = params.prefix.toUpperCase();
    void reply.type('text/plain');
    if (!/^[0-9A-F]{5}$/.test(prefix)) {
      return reply.code(400).send('The hash prefix was not in a valid format');
    }
    const known = breached
      .map(([password, count]) => [sha1Of(password), count] as const)
      .filter(([hash]) => hash.startsWith(prefix))
      .map(([hash, count]) => `${hash.slice(prefixLength)}:${count}`);
    const lines = headers['add-padding'] === 'true' ? [...known, ...padding(known.length)] : known;
    return reply.send(lines.sort().join('\r\n'));
  });
  done();
};

/** Fills an answer up to 800 to 1,000 lines, with made-up hashes that were seen zero times. */
function padding(known: number): string[] {
  return Array.from(
    { length: randomInt(800, 1_001) - known },
    () => `${sha1Of(randomBytes(8)).slice(prefixLength)}:0`,
  );
}

function sha1Of(value: string | Buffer): string {
  return createHash('sha1').update(value).digest('hex').toUpperCase();
}
