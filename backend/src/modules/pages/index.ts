import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDrawPage, type DrawPage } from './draw.ts';
import type { PolicyOrigins } from './policy.ts';
import { preferences } from './preferences.ts';
import { pageRoutes, type PageRoutes } from './page-routes.ts';
import { searchEngines } from './search-engines.ts';
import { loadSiteBundle } from './site-bundle.ts';
import { staticFiles } from './static-files.ts';

export type { DrawPage } from './draw.ts';
export type { AnswerPage, PageAnswer, PageCall } from './page-routes.ts';

export interface PagesOptions {
  /** Where the site was built to: `client/` and `server/` stand in it. */
  buildFolder: string;
  siteOrigin: string;
  helpDeskUrl: string;
  policy: PolicyOrigins;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string; firstName: string } | undefined>;
  onProblem: (problem: object) => void;
}

export interface Pages {
  /** Answers a request with a screen. Other modules show theirs by it. */
  drawPage: DrawPage;
  /** Registers the site's addresses, its files, and the forms of every page's surroundings. */
  register: (app: FastifyInstance, answers: PageRoutes['answers']) => Promise<void>;
}

/** Opens the built site, which draws every page. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { buildFolder, siteOrigin, sessionOf } = options;
  const bundle = await loadSiteBundle(buildFolder);
  const site = await bundle.openSite(`${buildFolder}/client`, options.onProblem);
  const drawPage = createDrawPage({ ...options, site });

  return {
    drawPage,
    async register(app, answers) {
      staticFiles(app, { buildFolder });
      searchEngines(app, { site: bundle, siteOrigin });
      await app.register(preferences, { site: bundle, secure: siteOrigin.startsWith('https:') });
      pageRoutes(app, {
        site: bundle,
        drawPage,
        answers,
        userIdOf: async (request) => (await sessionOf(request))?.userId,
      });
    },
  };
}
