import type { LookupTerm, SsoLoginState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { AnsweredLookup } from '../../../services/organisations.ts';
import { openedCard, purposeAt, type SsoLoginCard } from './cards.ts';

/** What the backend knows of the page: a card, or the answer to a look-up. */
export type SsoLoginFacts = SsoLoginState;

/** A link to another card was pressed. */
export const cardChosen = createAction<{ address: string }>('ssoLogin/cardChosen');
/** A card came into view without a reload. */
export const cardOpened = createAction<SsoLoginCard>('ssoLogin/cardOpened');
/** The article about connecting an account is wanted. */
export const helpArticleRequested = createAction<{ address: string }>('ssoLogin/helpArticleRequested');
/** The form was submitted; `address` is where the native form posts. */
export const lookupRequested = createAction<{ address: string; search: LookupTerm }>(
  'ssoLogin/lookupRequested',
);
/** There is no connection: it is asked for again once there is one. */
export const lookupOffline = createAction('ssoLogin/lookupOffline');
/** The connection is back. */
export const lookupResumed = createAction('ssoLogin/lookupResumed');

export const lookupAnswered = createAction<AnsweredLookup>('ssoLogin/lookupAnswered');

export function ssoLogin(
  state: SsoLoginState | undefined = openedCard('existing-account'),
  event: UnknownAction,
): SsoLoginState {
  if (cardOpened.match(event)) return openedCard(event.payload);
  if (lookupRequested.match(event)) {
    const { address, search } = event.payload;
    return { status: 'submitting', purpose: purposeAt(address), values: search, problems: {} };
  }
  // An answer that comes after the visitor went back to a question is dropped.
  if (!('values' in state)) return state;
  const { purpose, values, problems } = state;
  if (lookupOffline.match(event)) return { status: 'offline', purpose, values, problems };
  if (lookupResumed.match(event)) return { status: 'submitting', purpose, values, problems };
  if (lookupAnswered.match(event)) return { problems: {}, ...event.payload, purpose, values };
  return state;
}

export interface WithSsoLogin {
  ssoLogin: SsoLoginState;
}

export function selectSsoLogin(state: WithSsoLogin): SsoLoginState {
  return state.ssoLogin;
}
