import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bundle from '@stillpoint/site';

export type { DrawnPage, PageFacts, PageRequest, RouteName, Site } from '@stillpoint/site';

export type SiteBundle = typeof Bundle;

/** Loads the site's built server bundle: the one renderer of every page. */
export async function loadSiteBundle(buildFolder: string): Promise<SiteBundle> {
  return (await import(pathToFileURL(join(buildFolder, 'server/pages.js')).href)) as SiteBundle;
}
