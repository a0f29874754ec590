import type { i18n } from 'i18next';
import { routes, type RouteName } from '../../pages/routes.ts';
import type { Head } from '../../pages/definePage.ts';

/**
 * A page's title and description. The first namespace of a page is its screen's, and has a `meta`; a title or a
 * description that depends on the facts stands in for the one there.
 */
export function headIn(
  i18n: i18n,
  route: RouteName,
  own: { title: string | undefined; description: string | undefined },
): Head {
  // All of them have it alike: a union of so many is more than the compiler represents.
  const translate = i18n.getFixedT(null, routes[route].namespaces[0] as 'home');
  return {
    title: own.title ?? translate(($) => $.meta.title),
    description: own.description ?? translate(($) => $.meta.description),
  };
}
