import type { RouteName } from '../routes.ts';
import type { AnyPage, Head } from './definePage.ts';

/** Each page is a chunk of its own, so that a visitor fetches the one that is open. */
const loaders = {
  home: () => import(/* webpackChunkName: 'page-home' */ './pages/home.ts'),
  planSelection: () => import(/* webpackChunkName: 'page-planSelection' */ './pages/planSelection.ts'),
  privacyPolicy: () => import(/* webpackChunkName: 'page-legal' */ './pages/legal.ts'),
  termsAndConditions: () => import(/* webpackChunkName: 'page-legal' */ './pages/legal.ts'),
  login: () => import(/* webpackChunkName: 'page-login' */ './pages/login.ts'),
  register: () => import(/* webpackChunkName: 'page-register' */ './pages/register.ts'),
  signUpOrLogin: () => import(/* webpackChunkName: 'page-signUpOrLogin' */ './pages/signUpOrLogin.ts'),
  authCallback: () => import(/* webpackChunkName: 'page-authCallback' */ './pages/authCallback.ts'),
  checkout: () => import(/* webpackChunkName: 'page-checkout' */ './pages/checkout.ts'),
  checkoutConfirmation: () =>
    import(/* webpackChunkName: 'page-checkoutConfirmation' */ './pages/checkoutConfirmation.ts'),
  checkoutUnsupported: () =>
    import(/* webpackChunkName: 'page-checkoutUnsupported' */ './pages/checkoutUnsupported.ts'),
  checkoutMaintenance: () =>
    import(/* webpackChunkName: 'page-checkoutMaintenance' */ './pages/checkoutMaintenance.ts'),
  subscription: () => import(/* webpackChunkName: 'page-subscription' */ './pages/subscription.ts'),
  cancelSubscription: () =>
    import(/* webpackChunkName: 'page-cancelSubscription' */ './pages/cancelSubscription.ts'),
  notFound: () => import(/* webpackChunkName: 'page-notFound' */ './pages/notFound.ts'),
  serverProblem: () => import(/* webpackChunkName: 'page-serverProblem' */ './pages/serverProblem.ts'),
} satisfies Partial<Record<RouteName, () => Promise<{ page: unknown }>>>;

type LoadedRoute = keyof typeof loaders;

/** What the backend tells each page when it asks for it to be drawn. */
export type PageFacts = {
  [Name in LoadedRoute]: Awaited<ReturnType<(typeof loaders)[Name]>>['page'] extends {
    stateFrom: (facts: infer Facts) => object;
  }
    ? Facts
    : never;
};

/** A page together with what only the server asks of it. */
export interface DrawablePage extends AnyPage {
  stateFrom: (facts: never) => object;
  head?: (facts: never) => Head | undefined;
  startsAtNight?: (facts: never) => boolean;
}

export async function loadPage(route: RouteName): Promise<DrawablePage> {
  const { page } = await loaders[route]();
  return page as unknown as DrawablePage;
}
