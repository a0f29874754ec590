import type { AnalyticsEvent } from '../../../domain/analyticsEvents.ts';
import { when } from '../../../state/analytics/analyticsRow.ts';
import { buddiesDone } from './buddies.ts';

const request = { type: 'activity', name: 'buddy request', category: 'share' } as const;

/** A request that was sent, and one that was accepted. Who asks and who accepts stays on the page. */
export const buddiesAnalytics = [
  when(buddiesDone, (done): AnalyticsEvent[] => {
    if (done === 'asked') return [{ ...request, action: 'send' }];
    return done === 'accepted' ? [{ ...request, action: 'confirm' }] : [];
  }),
];
