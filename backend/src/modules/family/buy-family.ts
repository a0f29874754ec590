import type { FastifyPluginCallback } from 'fastify';
import { languagePrefix, languages } from '../../domain/languages.ts';
import { queryOf } from '../../http/query.ts';

/**
 * `/buy/family` leads to the checkout of a family plan: the one that the address names where it is sold, else the first of
 * them. Whatever else stands in the address goes along, as a voucher. Where none is sold, it leads to the page that says so.
 */
export const buyFamily: FastifyPluginCallback<{ familyPlans: readonly string[] }> = (
  app,
  { familyPlans },
  done,
) => {
  for (const language of languages) {
    const prefix = languagePrefix(language);
    app.get(`${prefix}/buy/family`, { schema: { hide: true } }, (request, reply) => {
      const query = queryOf(request);
      const plan = familyPlans.find((code) => code === query.get('plan')) ?? familyPlans[0];
      if (plan === undefined) return reply.redirect(`${prefix}/familyplan`, 302);
      query.set('plan', plan);
      return reply.redirect(`${prefix}/checkout?${query.toString()}`, 302);
    });
  }
  done();
};
