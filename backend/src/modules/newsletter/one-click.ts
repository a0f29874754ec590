import type { FastifyPluginCallback } from 'fastify';
import { queryOf } from '../../http/query.ts';
import { isOfOffers, type OfferMails } from './offer-mails.ts';
import { oneClickPath, type Requests } from './requests.ts';

/**
 * Leaves the list, or ends mails about offers, by a POST of a mail program (RFC 8058). It comes from no page of ours and carries no cookie: the token
 * is what it proves itself with. A program that only follows links is led to the page, which asks first.
 */
export function oneClick(
  requests: Pick<Requests, 'leave'>,
  offerMails: Pick<OfferMails, 'leave'>,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.post(
      oneClickPath,
      { schema: { hide: true }, config: { callers: 'authenticatedServers' } },
      async (request, reply) => {
        const token = queryOf(request).get('token') ?? '';
        const left = await (isOfOffers(token) ? offerMails : requests).leave(token);
        return reply
          .code(left ? 200 : 410)
          .header('cache-control', 'no-store')
          .send();
      },
    );
    app.get(oneClickPath, { schema: { hide: true } }, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/newsletter/unsubscribe?${queryOf(request).toString()}`, 302),
    );
    done();
  };
}
