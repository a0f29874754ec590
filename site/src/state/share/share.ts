import { createAction } from '@reduxjs/toolkit';
import { when } from '../analytics/analyticsRow.ts';

/** A person passed something of theirs on: by the system's share sheet, or by copying its link. */
export const linkShared = createAction<'referral' | 'buddy'>('share/linkShared');

/** What is counted of sharing: what was shared, and never with whom. */
export const shareAnalytics = [
  when(linkShared, (contentId) => [
    { type: 'activity', name: 'link shared', category: 'share', action: 'send', contentId },
  ]),
];
