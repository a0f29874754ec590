import type { RouteName } from '../routes.ts';

/** Addresses of a page's scripts: the one that starts, and those it will ask for. */
export interface PageScripts {
  start: string;
  preloads: string[];
}

/** What the browser build left behind for the server to name: written beside it as `assets.json`. */
export interface SiteAssets {
  baseStyles: string;
  fonts: string[];
  favicon: string;
  scriptsOf: Partial<Record<RouteName, PageScripts>>;
}
