import { createAction } from '@reduxjs/toolkit';
import type { PageFrame } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import type { Consent } from '../../domain/consent.ts';

export const consentGiven = createAction<Record<string, string>>('consent/given');
export const consentKept = createAction<Consent>('consent/kept');
export const consentNotKept = createAction('consent/notKept');

type ConsentState = PageFrame['consent'];

/** Whether the question about cookies is still open. It closes when the answer is kept, and not before. */
export function consent(state: ConsentState | undefined = 'unanswered', event: UnknownAction): ConsentState {
  return consentKept.match(event) ? 'answered' : state;
}

export function selectConsent(state: { consent: ConsentState }): ConsentState {
  return state.consent;
}
