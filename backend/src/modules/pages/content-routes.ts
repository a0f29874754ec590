import type { FastifyInstance } from 'fastify';
import { takesPage } from '../../http/accepted-types.ts';
import type { ContentVisit, PageResult } from '../../http/page-handler.ts';
import { searchOf } from '../../http/query.ts';
import { chosenAddress } from './chosen-language.ts';
import { splitLanguage } from './language-prefix.ts';
import type { PageRoutesOptions } from './page-routes.ts';

/** What a module shows at an address that no page of the site has. Undefined where it has nothing for it. */
export type ShowContent = (visit: ContentVisit) => Promise<PageResult | undefined>;

export interface ContentRoutesOptions extends Omit<PageRoutesOptions, 'handlers' | 'dropEndedSession'> {
  showContent: ShowContent;
}

/** `about-us` or `help/sleep`: what editors may name a page. */
const slugForm = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const longestSlug = 200;

/** Registers GET of all addresses that no other route has, in every language: the pages that editors made. */
export function contentRoutes(
  app: FastifyInstance,
  { site, drawPage, sessionOf, showContent, voucherCookie }: ContentRoutesOptions,
) {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const search = searchOf(request.url);
    const pathname = request.url.slice(0, request.url.length - search.length);
    const { language, rest } = splitLanguage(pathname, site.languages);
    const slug = rest.replace(/^\//, '').replace(/\/$/, '');
    const address = site.addressIn(language, `/${slug}`);
    const takesForms = app.hasRoute({ method: 'POST', url: pathname });
    const mayExist = takesPage(request) && !takesForms && slug.length <= longestSlug && slugForm.test(slug);
    const result = mayExist ? await showContent({ request, reply, language, address, slug }) : undefined;
    if (result === undefined) {
      reply.callNotFound();
      return reply;
    }
    if ('redirectTo' in result) return reply.redirect(result.redirectTo, 302);
    if (pathname !== address) return reply.redirect(address + search, 301);
    const chosen = chosenAddress(request, { path: address, language, site });
    if (chosen !== undefined) return reply.redirect(chosen, 302);
    await voucherCookie.keepFromAddress(request, reply);
    return drawPage(request, reply, { page: result, language, session: await sessionOf(request) });
  });
}
