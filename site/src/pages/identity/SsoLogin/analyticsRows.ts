import { countedLookupTerm } from '../../../domain/countedLookupTerm.ts';
import { when } from '../../../state/analytics/analyticsRow.ts';
import type { ScreenView } from '../../../state/analytics/analytics.ts';
import type { SsoLoginCard } from './cards.ts';
import { entry } from './entry.ts';
import { cardOpened, lookupAnswered, type WithSsoLogin } from './ssoLogin.ts';

/** The view that a card counts as. */
export function viewOf(card: SsoLoginCard): ScreenView {
  const looksUp = card === 'sso-login' || card === 'connect-workplace';
  return { name: looksUp ? 'Organization Lookup' : entry.screenView };
}

/** Each card counts as a screen view, and each look-up that has a result, by what was looked up. */
export const ssoLoginAnalytics = [
  when(cardOpened, (card) => [{ type: 'screenView', ...viewOf(card) }]),
  when(lookupAnswered, (outcome, { ssoLogin }: WithSsoLogin) => {
    if (outcome.status !== 'found' && outcome.status !== 'notFound') return [];
    const { lookupType } = outcome;
    const lookupTerm = 'values' in ssoLogin ? countedLookupTerm(ssoLogin.values.term, lookupType) : undefined;
    const name = outcome.status === 'found' ? 'SSO Connection Found' : 'SSO Connection Not Found';
    return [
      { type: 'ssoConnectionLookup', name, lookupType, ...(lookupTerm !== undefined && { lookupTerm }) },
    ];
  }),
];
