import type { Dictionary, Language } from '@stillpoint/translations';
import type { RouteName } from '../routes.ts';

/** What the server hands to the browser so that it draws the same page: a JSON block in the document. */
export interface PageData {
  route: RouteName;
  language: Language;
  dictionary: Dictionary;
  state: object;
}

export const pageDataId = 'page-data';

export const rootId = 'root';
