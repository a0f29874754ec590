import type { ReferralConfirmationState } from '@stillpoint/design-system';
import type { i18n } from 'i18next';
import { fromServer } from '../../state/fromServer.ts';
import { titledBy } from '../titledBy.ts';

/** What the backend knows of the page. */
export type ReferralConfirmationFacts = ReferralConfirmationState;

export const referralConfirmation = fromServer<ReferralConfirmationState>({ status: 'unset' });

export function selectReferralConfirmation(state: {
  referralConfirmation: ReferralConfirmationState;
}): ReferralConfirmationState {
  return state.referralConfirmation;
}

/** The title where nothing was given. It is the screen's own elsewhere. */
export function titleOfReferral({ status }: ReferralConfirmationFacts, words: i18n): string | undefined {
  return status === 'unset'
    ? titledBy(words.getFixedT(null, 'referralConfirmation')(($) => $.unset.title))
    : undefined;
}
