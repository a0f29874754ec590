import type { LiveRouteName } from '../routes.ts';
import type { AnyPage } from './definePage.ts';

/** The pages that React takes over. Each is a chunk of its own, so that a visitor fetches the one that is open. */
export const livePages = {
  login: () => import(/* webpackChunkName: 'page-login' */ './pages/login.ts'),
  register: () => import(/* webpackChunkName: 'page-register' */ './pages/register.ts'),
  signUpOrLogin: () => import(/* webpackChunkName: 'page-signUpOrLogin' */ './pages/signUpOrLogin.ts'),
  checkout: () => import(/* webpackChunkName: 'page-checkout' */ './pages/checkout.ts'),
  cancelSubscription: () =>
    import(/* webpackChunkName: 'page-cancelSubscription' */ './pages/cancelSubscription.ts'),
} satisfies Record<LiveRouteName, () => Promise<{ page: unknown }>>;

export async function loadLivePage(route: LiveRouteName): Promise<AnyPage> {
  const { page } = await livePages[route]();
  return page;
}
