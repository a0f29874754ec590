import { routes, type RouteName } from '../../pages/routes.ts';

/** Whether search engines may list a page: by its entry, or as a page of editors at its own address. */
export function isListed(route: RouteName, contentPath: string | undefined): boolean {
  return routes[route].listed || contentPath !== undefined;
}
