import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markOf } from './markOf.ts';
import type * as SiteBundle from '../../src/app/server/server.ts';

/**
 * Stands in for the site's built server bundle in the journeys: it draws with the real one, and writes down what the
 * backend told each page, a line of JSON a page, to the file that `RECORDED_PAGES` names. The page ends in a mark of its line.
 */
const build = new URL('../../build/', import.meta.url);
const bundle = (await import(new URL('server/pages.js', build).href)) as typeof SiteBundle;
const { RECORDED_PAGES: recorded = '' } = process.env;

export const { addressIn, languages, release, routes } = bundle;

export async function openSite(
  _folder: string,
  ...rest: [settings: Parameters<typeof SiteBundle.openSite>[1], report: (error: unknown) => void]
): Promise<SiteBundle.Site> {
  const site = await bundle.openSite(fileURLToPath(new URL('client', build)), ...rest);
  return {
    ...site,
    async draw(request) {
      const { route, facts } = request;
      const line = JSON.stringify({ route, facts });
      appendFileSync(recorded, `${line}\n`);
      const { html, ...page } = await site.draw(request);
      return { ...page, html: `${html}<!--${markOf(line)}-->` };
    },
  };
}
