import { languageOfPath, languagePrefix } from '../domain/languages.ts';
import type { OpenSite, RouteName } from './open-site.ts';

/** The site with a page at another path, which `variable` of the environment names. Throws where another page is there. */
export function pageAt(
  site: OpenSite,
  { page, path, variable }: { page: RouteName; path: string; variable: string },
): OpenSite {
  const pages = Object.entries(site.routes);
  const taken = pages.some(([name, route]) => name !== page && route.path === path);
  if (taken || languagePrefix(languageOfPath(path)) !== '') {
    throw new Error(`${variable} is "${path}", but it must be a path at which no other page is.`);
  }
  return { ...site, routes: { ...site.routes, [page]: { ...site.routes[page], path } } };
}
