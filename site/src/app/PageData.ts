import type { Dictionary, Language } from '@stillpoint/translations';
import type { LiveRouteName, QuietRouteName, RouteName } from '../pages/routes.ts';
import type { ErrorReportingSettings } from '../services/errorReporting.ts';

interface AnyPageData<Name extends RouteName> {
  route: Name;
  /** The page's name where views are counted. */
  screenView: string;
  settings: PageSettings;
}

/** What the server hands to a page that React takes over, so that it draws the same. */
export interface LivePageData extends AnyPageData<LiveRouteName> {
  language: Language;
  dictionary: Dictionary;
  state: object;
}

/** What the server hands to a page that nothing draws again: no words, and no state but what its effects read. */
export interface QuietPageData extends AnyPageData<QuietRouteName> {
  state?: object;
}

export type PageData = LivePageData | QuietPageData;

/** What the installation decides, and no visitor. */
export interface PageSettings {
  errorReporting?: ErrorReportingSettings;
}

export const pageDataId = 'page-data';

export const rootId = 'root';
