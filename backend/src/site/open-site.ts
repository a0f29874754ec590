import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type * as SiteBundle from '@stillpoint/site';

export type { MailFacts, PageRequest, RouteName } from '@stillpoint/site';

type Drawing = Awaited<ReturnType<typeof SiteBundle.openSite>>;

/** The built site, opened: its route table, its renderer, and where its files lie. */
export interface OpenSite extends Pick<typeof SiteBundle, 'addressIn' | 'languages' | 'release' | 'routes'> {
  draw: Drawing['draw'];
  drawMail: Drawing['drawMail'];
  drawPlayer: Drawing['drawPlayer'];
  staticFolder: string;
}

/** Opens the site's server bundle, the one renderer of every page. Each missing word is logged once, as a fault. */
export async function openSite(
  buildFolder: string,
  settings: Parameters<typeof SiteBundle.openSite>[1],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<OpenSite> {
  const bundle = (await import(
    pathToFileURL(join(buildFolder, 'server/pages.js')).href
  )) as typeof SiteBundle;
  const { draw, drawMail, drawPlayer } = await bundle.openSite(
    join(buildFolder, 'client'),
    settings,
    (error) => {
      log.error({ err: error }, 'a page lacks words');
    },
  );
  const { addressIn, languages, release, routes } = bundle;
  return {
    addressIn,
    languages,
    release,
    routes,
    draw,
    drawMail,
    drawPlayer,
    staticFolder: join(buildFolder, 'client/static'),
  };
}
