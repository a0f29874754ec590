import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Problem } from '../../http/api-errors.ts';
import type { AllPageHandlers, PageToShow } from '../../http/page-handler.ts';
import type { VoucherCookie } from '../../http/voucher-cookie.ts';
import { contentRoutes, type ShowContent } from './content-routes.ts';
import { createDrawPage, type Drawing } from './draw.ts';
import type { LocationOf } from './visitor.ts';
import { splitLanguage } from './language-prefix.ts';
import type { OpenSite } from '../../site/open-site.ts';
import type { PolicyOrigins } from './policy.ts';
import { playerRoutes } from './player-routes.ts';
import { preferences } from './preferences.ts';
import { problemPages } from './problem-pages.ts';
import { pageRoutes, type PageRoutesOptions } from './page-routes.ts';
import { searchEngines } from './search-engines.ts';
import { staticFiles } from './static-files.ts';

export interface PagesOptions extends Pick<PageRoutesOptions, 'dropEndedSession'> {
  site: OpenSite;
  config: Pick<
    Config,
    | 'environment'
    | 'countryHeader'
    | 'helpDeskUrl'
    | 'sentryDsn'
    | 'sharedCacheSeconds'
    | 'siteOrigin'
    | 'webAppUrl'
    | 'zuora'
  >;
  /** Where the visitor is, as far as it is known, and how the look-up went. */
  locationOf: LocationOf;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string; firstName: string } | undefined>;
  /** Whether the visitor is shown what is not published yet. */
  previewing?: (request: FastifyRequest) => Promise<boolean>;
  voucherCookie: Pick<VoucherCookie, 'keepFromAddress'>;
  /** What a renewal of a user failed to charge, as it is known without asking the billing company. */
  paymentDueOf?: Drawing['paymentDueOf'];
}

export interface Pages {
  /** Answers with the page for an unknown address or an error, in the address's language. */
  drawProblem: (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Problem,
    statusCode: number,
  ) => Promise<FastifyReply>;
  /** Registers the site's pages with what the modules know of them, its files, and the forms of the page's frame. */
  register: (app: FastifyInstance, handlers: AllPageHandlers, showContent?: ShowContent) => Promise<void>;
}

/** The pages of the site, drawn by its built bundle. */
export function createPages({
  site,
  config,
  locationOf,
  sessionOf,
  dropEndedSession,
  previewing = () => Promise.resolve(false),
  voucherCookie,
  paymentDueOf = () => Promise.resolve(undefined),
}: PagesOptions): Pages {
  const { countryHeader, siteOrigin, helpDeskUrl, webAppUrl, sharedCacheSeconds } = config;
  const policy = policyOrigins(config);
  const drawPage = createDrawPage({
    site,
    siteOrigin,
    helpDeskUrl,
    webAppUrl,
    policy,
    locationOf,
    countryHeader,
    sharedCacheSeconds,
    previewing,
    paymentDueOf,
  });

  const drawProblem: Pages['drawProblem'] = async (request, reply, problem, statusCode) => {
    const page = problemPage(request, problem, statusCode);
    const { language } = splitLanguage(request.url, site.languages);
    // An error page is drawn even while the session cannot be read: as for a signed-out visitor.
    const session = await sessionOf(request).catch(() => undefined);
    return drawPage(request, reply, { page, language, session });
  };

  return {
    drawProblem,
    async register(app, handlers, showContent) {
      await staticFiles(app, {
        folder: site.staticFolder,
        drawNotFound: (request, reply) => drawProblem(request, reply, 'notFound', 404),
      });
      searchEngines(app, { site, siteOrigin });
      await app.register(preferences, { site, secure: siteOrigin.startsWith('https:') });
      playerRoutes(app, { site, sessionOf });
      const shown = { site, drawPage, sessionOf, voucherCookie };
      pageRoutes(app, { ...shown, dropEndedSession, handlers });
      if (config.environment !== 'production') problemPages(app, site, drawProblem);
      if (showContent !== undefined) contentRoutes(app, { ...shown, showContent });
    },
  };
}

function problemPage(request: FastifyRequest, problem: Problem, statusCode: number): PageToShow {
  if (problem !== 'requestRefused') return { route: problem, statusCode };

  const { url } = request.routeOptions;
  const opens = url !== undefined && request.server.hasRoute({ method: 'GET', url });
  return { route: problem, statusCode, facts: { state: { status: refusalBy(statusCode) }, opens } };
}

function refusalBy(statusCode: number) {
  if (statusCode === 403) return 'foreignPage';
  return statusCode === 413 ? 'tooLarge' : 'unreadable';
}

function policyOrigins({ zuora, sentryDsn }: PagesOptions['config']): PolicyOrigins {
  return {
    frames: [zuora.pageOrigin],
    connections: sentryDsn === undefined ? [] : [new URL(sentryDsn).origin],
  };
}
