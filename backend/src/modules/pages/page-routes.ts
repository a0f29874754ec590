import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DrawPage, PageToDraw } from './draw.ts';
import type { RouteName, OpenSite } from './open-site.ts';

type Language = PageToDraw<RouteName>['language'];

/** Who asks for which page, in which language. */
export interface PageCall {
  request: FastifyRequest;
  language: Language;
  /** The caller's own id. Undefined only on pages that anyone may open. */
  userId: string | undefined;
}

/** A page to show, perhaps another than was asked for; or an address to go to instead. */
export type PageAnswer =
  { [Name in RouteName]: Omit<PageToDraw<Name>, 'language'> }[RouteName] | { goTo: string };

/** Decides what a page shows. */
export type AnswerPage = (call: PageCall) => Promise<PageAnswer>;

export interface PageRoutes {
  site: Pick<OpenSite, 'addressIn' | 'languages' | 'routes'>;
  drawPage: DrawPage;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  answers: Partial<Record<RouteName, AnswerPage>>;
}

/** Puts each page at its address in every language. Who must be signed in and is not goes to log in, and comes back. */
export function pageRoutes(app: FastifyInstance, { site, drawPage, userIdOf, answers }: PageRoutes) {
  for (const [route, answer] of Object.entries(answers) as [RouteName, AnswerPage][]) {
    for (const language of site.languages) {
      const { path, access } = site.routes[route];
      app.get(site.addressIn(language, path), { schema: { hide: true } }, async (request, reply) => {
        const chosen = chosenLanguage(request, site.languages);
        if (language === 'en' && chosen !== undefined && chosen !== 'en') {
          return reply.redirect(withQueryOf(request, site.addressIn(chosen, path)), 302);
        }
        const userId = await userIdOf(request);
        if (access === 'signedIn' && userId === undefined) {
          const login = site.addressIn(language, site.routes.login.path);
          return reply.redirect(
            `${login}?${new URLSearchParams({ redirectOnSuccess: request.url }).toString()}`,
            302,
          );
        }
        const page = await answer({ request, language, userId });
        if ('goTo' in page) return reply.redirect(page.goTo, 302);
        return drawPage(request, reply, { ...page, language });
      });
    }
  }
}

/** The language that the visitor chose before. An address without a prefix gives way to it. */
function chosenLanguage(request: FastifyRequest, languages: readonly Language[]): Language | undefined {
  return languages.find((language) => language === request.cookies.language);
}

function withQueryOf(request: FastifyRequest, address: string): string {
  const at = request.url.indexOf('?');
  return at === -1 ? address : address + request.url.slice(at);
}
