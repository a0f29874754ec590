import type { Dictionary, Language } from '@stillpoint/translations';
import type { ErrorReportingSettings } from '../services/errorReporting.ts';
import type { RouteName } from '../routes.ts';

/** What the server hands to the browser so that it draws the same page: a JSON block in the document. */
export interface PageData {
  route: RouteName;
  language: Language;
  dictionary: Dictionary;
  state: object;
  settings: PageSettings;
}

/** What the installation decides, and no visitor. */
export interface PageSettings {
  errorReporting?: ErrorReportingSettings;
}

export const pageDataId = 'page-data';

export const rootId = 'root';
