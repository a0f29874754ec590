import { namespaces, type Dictionary, type Language } from '@stillpoint/translations';
import { logInAgainLink } from '../../pages/links.ts';
import { isLive, routes, type RouteName } from '../../pages/routes.ts';
import type { Effects } from '../../pages/definePage.ts';
import type { ScreenView } from '../../state/analytics/analytics.ts';
import type { VisitorState, WithVisitor } from '../../state/visitor/visitor.ts';
import type { PageData, PageSettings, QuietPageData } from '../PageData.ts';

interface DrawnWith {
  language: Language;
  /** All words of the language. */
  dictionary: Dictionary;
  state: WithVisitor;
  settings: PageSettings;
  screenView: ScreenView;
}

/** The data for the page's script: words and state where React hydrates, else only the state that effects read. */
export function pageDataFor(
  route: RouteName,
  { sagas, reads }: Pick<Effects, 'sagas' | 'reads'>,
  { language, dictionary, state, settings, screenView }: DrawnWith,
): PageData {
  const { namespaces: wanted, access } = routes[route];
  const noticed = state.visitor.paymentDue === undefined ? [] : (['paymentDue'] as const);
  if (isLive(route)) {
    return {
      route,
      screenView,
      settings,
      language,
      dictionary: partOf(dictionary, ['common', ...wanted, ...noticed]),
      state,
    };
  }
  return {
    route,
    screenView,
    settings,
    ...(sagas.length > 0 && { state: reads === undefined ? state : sliced(state, reads) }),
    ...accountIn(state.visitor),
    ...(access === 'signedIn' && { logInAgain: logInAgainLink(language, state.visitor.path) }),
  };
}

function sliced(state: WithVisitor, slices: readonly string[]): WithVisitor {
  const kept = Object.entries(state).filter(([slice]) => slices.includes(slice));
  return { ...Object.fromEntries(kept), visitor: state.visitor };
}

function accountIn({ account }: VisitorState): Pick<QuietPageData, 'account'> {
  if (account.status === 'signedOut') return {};
  const { userId, firstName } = account;
  return { account: { userId, firstName } };
}

function partOf(dictionary: Dictionary, wanted: readonly (keyof Dictionary)[]): Dictionary {
  return Object.fromEntries(
    namespaces.filter((name) => wanted.includes(name)).map((name) => [name, dictionary[name]]),
  );
}
