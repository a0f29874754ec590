import type { Dictionary, Language } from '@stillpoint/translations';
import type { LiveRouteName, QuietRouteName, RouteName } from '../pages/routes.ts';
import type { ScreenView } from '../state/analytics/analytics.ts';
import type { ShownAccount, WithVisitor } from '../state/visitor/visitor.ts';
import type { ErrorReportingSettings } from '../services/errorReporter.ts';

interface AnyPageData<Name extends RouteName> {
  route: Name;
  screenView: ScreenView;
  settings: PageSettings;
}

/** The data of a live page: what React needs to render the same again. */
export interface LivePageData extends AnyPageData<LiveRouteName> {
  language: Language;
  dictionary: Dictionary;
  state: WithVisitor;
}

/** The data of a quiet page: no words, and no state but what its effects read. */
export interface QuietPageData extends AnyPageData<QuietRouteName> {
  state?: WithVisitor;
  /** The account that the page shows. Unset for signed-out visitors. */
  account?: ShownAccount;
  /** Where a page for signed-in visitors leads once its visitor has logged out. Unset for all other pages. */
  logInAgain?: string;
}

export type PageData = LivePageData | QuietPageData;

/** Settings of the installation, the same for all visitors. */
export interface PageSettings {
  errorReporting?: ErrorReportingSettings;
}

export const pageDataId = 'page-data';

export const rootId = 'root';
