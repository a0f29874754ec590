import type { DrawablePage } from './definePage.ts';
import { pages } from './generated/pages.ts';
import type { RouteName } from './routes.ts';

/** The facts that the backend sends with each page that it asks to be drawn. */
export type PageFacts = {
  [Name in RouteName]: Awaited<ReturnType<(typeof pages)[Name]>>['page'] extends {
    stateFrom: (facts: infer Facts) => object;
  }
    ? Facts
    : never;
};

/** Any page of the site. For the server: the browser's bundle loads live pages alone. */
export async function loadPage(route: RouteName): Promise<DrawablePage> {
  const { page } = await pages[route]();
  return page as unknown as DrawablePage;
}
