import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDrawPage, type DrawPage } from './draw.ts';
import { splitLanguage } from './language-prefix.ts';
import type { OpenSite } from './open-site.ts';
import type { PolicyOrigins } from './policy.ts';
import { preferences } from './preferences.ts';
import { pageRoutes, type PageRoutes } from './page-routes.ts';
import { searchEngines } from './search-engines.ts';
import { staticFiles } from './static-files.ts';

export type { DrawPage } from './draw.ts';
export { openSite, type MailFacts, type OpenSite } from './open-site.ts';
export { unbuiltSite } from './unbuilt-site.ts';
export type { AnswerPage, PageAnswer, PageCall } from './page-routes.ts';

export interface PagesOptions {
  site: OpenSite;
  siteOrigin: string;
  helpDeskUrl: string;
  webAppUrl: string;
  policy: PolicyOrigins;
  /** Where the visitor is, as far as it is known. */
  countryOf: (request: FastifyRequest) => string | undefined;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string; firstName: string } | undefined>;
}

export interface Pages {
  /** Answers a request with a screen. Other modules show theirs by it. */
  drawPage: DrawPage;
  /** Answers with the page for an address that leads nowhere, or for a fault, in the address's language. */
  drawProblem: (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: 'notFound' | 'serverProblem',
    statusCode: number,
  ) => Promise<FastifyReply>;
  /** Registers the site's addresses, its files, and the forms of every page's surroundings. */
  register: (app: FastifyInstance, answers: PageRoutes['answers']) => Promise<void>;
}

/** The pages of the site, drawn by its built bundle. */
export function createPages({ site, siteOrigin, sessionOf, ...rest }: PagesOptions): Pages {
  const drawPage = createDrawPage({ site, siteOrigin, sessionOf, ...rest });
  // Whatever is out of order, its page is drawn: as for a stranger, where nobody can say who asks.
  const ifKnown = (request: FastifyRequest) => sessionOf(request).catch(() => undefined);
  const drawAnyway = createDrawPage({ site, siteOrigin, sessionOf: ifKnown, ...rest });

  return {
    drawPage,
    drawProblem: (request, reply, problem, statusCode) =>
      drawAnyway(request, reply, {
        route: problem,
        language: splitLanguage(request.url, site.languages).language,
        statusCode,
        facts: undefined,
      }),
    async register(app, answers) {
      staticFiles(app, { folder: site.staticFolder });
      searchEngines(app, { site, siteOrigin });
      await app.register(preferences, { site, secure: siteOrigin.startsWith('https:') });
      const userIdOf = async (request: FastifyRequest) => (await sessionOf(request))?.userId;
      pageRoutes(app, { site, drawPage, answers, userIdOf });
    },
  };
}
