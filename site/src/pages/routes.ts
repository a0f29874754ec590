import { entries } from './generated/entries.ts';
import type { PageEntry } from './PageEntry.ts';

export { addressIn } from './addressIn.ts';

/** Every page of the site by its name, gathered from the pages' folders. */
export const routes = entries satisfies Record<string, PageEntry>;

export type RouteName = keyof typeof routes;

/** The pages that React hydrates. */
export type LiveRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['live'] extends true ? Name : never;
}[RouteName];

export type QuietRouteName = Exclude<RouteName, LiveRouteName>;

export function isLive(route: RouteName): route is LiveRouteName {
  return routes[route].live;
}
