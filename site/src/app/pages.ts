import type { QuietRouteName, RouteName } from '../routes.ts';
import type { AnyPage, Head } from './definePage.ts';
import { livePages } from './livePages.ts';

/** The pages that are drawn by the server alone. */
const quietPages = {
  home: () => import('./pages/home.ts'),
  planSelection: () => import('./pages/planSelection.ts'),
  privacyPolicy: () => import('./pages/legal.ts'),
  termsAndConditions: () => import('./pages/legal.ts'),
  authCallback: () => import('./pages/authCallback.ts'),
  checkoutConfirmation: () => import('./pages/checkoutConfirmation.ts'),
  checkoutUnsupported: () => import('./pages/checkoutUnsupported.ts'),
  checkoutMaintenance: () => import('./pages/checkoutMaintenance.ts'),
  subscription: () => import('./pages/subscription.ts'),
  notFound: () => import('./pages/notFound.ts'),
  serverProblem: () => import('./pages/serverProblem.ts'),
} satisfies Record<QuietRouteName, () => Promise<{ page: unknown }>>;

const pages = { ...livePages, ...quietPages };

/** What the backend tells each page when it asks for it to be drawn. */
export type PageFacts = {
  [Name in RouteName]: Awaited<ReturnType<(typeof pages)[Name]>>['page'] extends {
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
  const { page } = await pages[route]();
  return page as unknown as DrawablePage;
}
