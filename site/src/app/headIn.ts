import type { i18n } from 'i18next';
import { routes, type RouteName } from '../pages/routes.ts';
import type { Head } from '../pages/definePage.ts';

interface WithMeta {
  meta: Record<'title' | 'description', string>;
}

/**
 * A page's title and description. The first namespace of a page is its screen's, and has a `meta`; a description that
 * depends on the facts stands in for the one there.
 */
export function headIn(i18n: i18n, route: RouteName, description?: string): Head {
  const translate = i18n.getFixedT(null, routes[route].namespaces[0]) as (
    text: (words: WithMeta) => string,
  ) => string;
  return {
    title: translate(($) => $.meta.title),
    description: description ?? translate(($) => $.meta.description),
  };
}
