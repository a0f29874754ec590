import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isExercise } from '../../domain/exercises.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { encodingFor } from './encoding.ts';
import { createPageStore } from './page-store.ts';

export interface PlayerRoutesOptions {
  site: Pick<OpenSite, 'addressIn' | 'drawPlayer' | 'languages'>;
  sessionOf: (request: FastifyRequest) => Promise<object | undefined>;
}

/** One for visitors and one for members, in each language: about 20 kB each in all encodings. */
const storedBytes = 1024 * 1024;

/**
 * Registers GET of each exercise's player alone, in every language: its HTML and its styles. A script puts it into a page whose
 * first flight of packets has no room for it.
 */
export function playerRoutes(app: FastifyInstance, { site, sessionOf }: PlayerRoutesOptions) {
  const store = createPageStore(storedBytes);

  for (const language of site.languages) {
    const address = site.addressIn(language, '/players/:exercise');
    app.get<{ Params: { exercise: string } }>(address, { schema: { hide: true } }, async (request, reply) => {
      const { exercise } = request.params;
      if (!isExercise(exercise)) {
        reply.callNotFound();
        return reply;
      }
      const asked = { exercise, language, member: (await sessionOf(request)) !== undefined };
      const drawn = await store.getOrDraw(asked, () => {
        const html = JSON.stringify({ data: { attributes: site.drawPlayer(asked) } });
        return Promise.resolve({ html, policy: '', listed: false });
      });
      const encoding = encodingFor(request);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('vary', 'accept-encoding, cookie')
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex, nofollow, noarchive')
        .send(drawn[encoding]);
    });
  }
}
