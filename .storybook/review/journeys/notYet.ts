import type { ScreenName } from '../../../site/src/journeys/defineJourney.ts';

/** Screens that do not say yet how they lead on. A new screen says it: names are only taken out. */
export const notYet: readonly ScreenName[] = ['LinkRecipient'];
