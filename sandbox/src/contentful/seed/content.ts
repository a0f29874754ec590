import type { ContentState } from '../model.ts';
import { communityEntries } from './community.ts';
import { homeEntries } from './home.ts';
import { legalEntries } from './legal.ts';
import { offerSleepEntries } from './offer-sleep.ts';
import { sleepBetterEntries } from './sleep-better.ts';

/** Contentful as the editors left it. */
export function seededContentState(now: Date): ContentState {
  const entries = [
    ...homeEntries(),
    ...communityEntries(),
    ...sleepBetterEntries(),
    ...offerSleepEntries(),
    ...legalEntries(),
  ];
  return {
    createdAt: now.toISOString(),
    entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
  };
}
