import type { ContentPageState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

type Ready = Extract<ContentPageState, { status: 'ready' }>;

/** A page that editors made, its slug, its description for search engines, and the theme that suits it. */
export type ContentPageFacts =
  (Ready & { slug: string; description?: string; theme?: 'night' }) | { status: 'unavailable'; slug: string };

/** The first state of a page that editors made. */
export function contentPageFrom(facts: ContentPageFacts): ContentPageState {
  if (facts.status === 'unavailable') return { status: 'unavailable' };
  const { status, title, modules, plans, tax, trialDates, standing, likelyCountry, promotion } = facts;
  return {
    status,
    title,
    modules,
    plans,
    tax,
    standing,
    ...(trialDates && { trialDates }),
    ...(promotion && { promotion }),
    ...(likelyCountry !== undefined && { likelyCountry }),
  };
}

export const contentPage = fromServer<ContentPageState>({ status: 'unavailable' });

export function selectContentPage(state: { contentPage: ContentPageState }): ContentPageState {
  return state.contentPage;
}
