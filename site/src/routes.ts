import type { SceneName } from '@stillpoint/design-system';
import type { Language, Namespace } from '@stillpoint/translations';

/** Who may open a page: the backend sends everybody else to the login page. */
export type Access = 'anyone' | 'signedIn';

export interface RouteEntry {
  /** Address without its language prefix. */
  path: string;
  access: Access;
  /** The words that the page carries: its own screen's, its neighbours' that it may turn into, and the frame's. */
  namespaces: readonly Namespace[];
  /** Name of the screen-view event. */
  screenView: string;
  /**
   * Whether the page changes while it is open, so that React takes it over. A quiet page is links, `<details>` and
   * native forms: its script counts what may be counted, and draws nothing.
   */
  live: boolean;
  /** The drawing that the page opens with: fetched before anything else that is not text. */
  scene?: SceneName;
  /** Search engines may list the page, and the sitemap names it. */
  listed: boolean;
}

/** The route table: every page of the site, once. */
export const routes = {
  home: {
    path: '/',
    access: 'anyone',
    namespaces: ['common', 'home', 'planSelection'],
    screenView: 'home',
    live: false,
    scene: 'lake',
    listed: true,
  },
  planSelection: {
    path: '/plans',
    access: 'anyone',
    namespaces: ['common', 'planSelection'],
    screenView: 'plan selection',
    live: false,
    listed: true,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    access: 'anyone',
    namespaces: ['common', 'legal'],
    screenView: 'privacy policy',
    live: false,
    listed: true,
  },
  termsAndConditions: {
    path: '/terms-and-conditions',
    access: 'anyone',
    namespaces: ['common', 'legal'],
    screenView: 'terms and conditions',
    live: false,
    listed: true,
  },
  login: {
    path: '/login',
    access: 'anyone',
    namespaces: ['common', 'login'],
    screenView: 'login',
    live: true,
    scene: 'shore',
    listed: true,
  },
  register: {
    path: '/register',
    access: 'anyone',
    namespaces: ['common', 'signUp'],
    screenView: 'sign up',
    live: true,
    scene: 'shore',
    listed: true,
  },
  signUpOrLogin: {
    path: '/login-pages',
    access: 'anyone',
    namespaces: ['common', 'signUpOrLogin', 'signUp', 'login'],
    screenView: 'sign up',
    live: true,
    scene: 'shore',
    listed: false,
  },
  authCallback: {
    path: '/auth',
    access: 'anyone',
    namespaces: ['common', 'authCallback'],
    screenView: 'auth callback',
    live: false,
    scene: 'still',
    listed: false,
  },
  checkout: {
    path: '/checkout',
    access: 'signedIn',
    namespaces: ['common', 'checkout', 'checkoutError'],
    screenView: 'checkout',
    live: true,
    scene: 'strip',
    listed: false,
  },
  checkoutConfirmation: {
    path: '/buy/checkout/summary',
    access: 'signedIn',
    namespaces: ['common', 'checkoutConfirmation', 'checkoutError'],
    screenView: 'checkout confirmation',
    live: false,
    scene: 'risen',
    listed: false,
  },
  checkoutUnsupported: {
    path: '/checkout/unsupported',
    access: 'anyone',
    namespaces: ['common', 'checkoutUnsupported'],
    screenView: 'checkout unsupported',
    live: false,
    scene: 'passing',
    listed: false,
  },
  checkoutMaintenance: {
    path: '/checkout/maintenance',
    access: 'anyone',
    namespaces: ['common', 'checkoutMaintenance'],
    screenView: 'checkout maintenance',
    live: false,
    scene: 'passing',
    listed: false,
  },
  subscription: {
    path: '/subscription',
    access: 'signedIn',
    namespaces: ['common', 'subscription'],
    screenView: 'subscription',
    live: false,
    listed: false,
  },
  cancelSubscription: {
    path: '/subscription/cancel',
    access: 'signedIn',
    namespaces: ['common', 'cancelSubscription'],
    screenView: 'cancel subscription',
    live: true,
    listed: false,
  },
  notFound: {
    path: '/404',
    access: 'anyone',
    namespaces: ['common', 'notFound'],
    screenView: 'not found',
    live: false,
    scene: 'missing',
    listed: false,
  },
  serverProblem: {
    path: '/500',
    access: 'anyone',
    namespaces: ['common', 'serverProblem'],
    screenView: 'server problem',
    live: false,
    scene: 'passing',
    listed: false,
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routes;

/** The pages that React takes over. */
export type LiveRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['live'] extends true ? Name : never;
}[RouteName];

export type QuietRouteName = Exclude<RouteName, LiveRouteName>;

export function isLive(route: RouteName): route is LiveRouteName {
  return routes[route].live;
}

/** The address of a path in a language: English stands without a prefix. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
