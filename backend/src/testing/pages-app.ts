import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { openHttp } from '../http/open-http.ts';
import type { AllPageHandlers } from '../http/page-handler.ts';
import { processLog } from '../http/request-log.ts';
import { createPages, type Pages, type PagesOptions } from '../modules/pages/index.ts';
import { standInSite } from './site.ts';

/** Opens an app that has pages alone, drawn by the stand-in site. Unless told otherwise, its visitors are signed out, and nowhere. */
export async function openPagesApp(
  config: Config,
  handlers: AllPageHandlers,
  {
    showContent,
    ...options
  }: Partial<PagesOptions> & { showContent?: Parameters<Pages['register']>[2] } = {},
): Promise<FastifyInstance> {
  const app = await openHttp(config, processLog(config), (...problem) => pages.drawProblem(...problem));
  const pages = createPages({
    site: standInSite,
    config,
    locationOf: () => Promise.resolve({ country: undefined, lookupStatus: 'unset' }),
    voucherCookie: { keepFromAddress: () => Promise.resolve() },
    sessionOf: () => Promise.resolve(undefined),
    dropEndedSession: () => Promise.resolve(false),
    ...options,
  });
  await pages.register(app, handlers, showContent);
  return app;
}
