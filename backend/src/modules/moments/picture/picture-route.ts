import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiErrors, apiErrors } from '../../../http/api-errors.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Limit, Throttle } from '../../../throttle/throttle.ts';
import { momentIdIn } from '../moment-ids.ts';
import type { Pictures } from './pictures.ts';

const PictureQuery = Type.Object({ id: Type.String({ maxLength: 100, examples: ['k7m2p9qk7m2p'] }) });

/** How many pictures an hour a network address is given: services that draw previews ask for those of many people. */
export const mostPicturesAnHour = 600;

/** What the route of pictures works with. */
export interface PictureRouteParts {
  pictures: Pick<Pictures, 'of' | 'isSeen'>;
  throttle: Pick<Throttle, 'attempt'>;
}

/** The picture of a moment. It may be stored where it is asked each time whether it still is: it goes with the moment. */
export const pictureRoute: FastifyPluginCallback<PictureRouteParts> = (app, { pictures, throttle }, done) => {
  app.get<{ Querystring: Static<typeof PictureQuery> }>(
    '/moment/picture',
    {
      schema: {
        operationId: 'getMomentPicture',
        tags: ['Moments'],
        summary: 'Gives the picture that a link to a moment is shown with: PNG, 1200 × 630.',
        querystring: PictureQuery,
        response: {
          200: {
            description: 'The picture',
            content: { 'image/png': { schema: Type.String({ format: 'binary' }) } },
          },
          304: { description: 'The picture that the caller has still is the picture', type: 'null' },
          404: ApiErrors,
          429: ApiErrors,
        },
      },
    },
    async (request, reply) => {
      const id = momentIdIn(request.query.id);
      const mark = `"${id ?? ''}"`;
      // Who has it asks whether it still is: that reads and draws nothing of it.
      if (id !== undefined && request.headers['if-none-match'] === mark && (await pictures.isSeen(id))) {
        return withMark(reply, mark).code(304).send();
      }
      const allowed = await throttle.attempt(pictureLimits(networkAddress(request.ip)));
      if (!allowed.ok) {
        void reply.header('retry-after', allowed.minutes * 60);
        return reply.code(429).send(apiErrors(tooManyTries(allowed.minutes)));
      }
      const png = id === undefined ? undefined : await pictures.of(id);
      if (png === undefined) {
        reply.callNotFound();
        return reply;
      }
      return withMark(reply, mark).type('image/png').send(png);
    },
  );
  done();
};

function withMark(reply: FastifyReply, mark: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('etag', mark)
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff');
}

function pictureLimits(address: string): readonly Limit[] {
  const limit = { most: mostPicturesAnHour, minutes: 60, forgottenBySuccess: false };
  return [{ subject: ['moment picture', 'network', address], ...limit }];
}
