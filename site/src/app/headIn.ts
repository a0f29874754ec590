import type { i18n } from 'i18next';
import { routes, type RouteName } from '../routes.ts';
import type { Head } from './definePage.ts';

/** A page's title and description. Each screen's namespace has a `meta`, and stands right after the shared one. */
export function headIn(i18n: i18n, route: RouteName): Head {
  const translate = i18n.getFixedT(null, routes[route].namespaces[1]) as (key: string) => string;
  return { title: translate('meta.title'), description: translate('meta.description') };
}
