import type { PageFrame } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { Language } from '@stillpoint/translations';
import type { UnknownAction } from 'redux';
import { consentKept } from '../consent/consent.ts';

/** What the page knows of its visitor. */
export interface VisitorState {
  language: Language;
  /** Two-letter code, unset until a proxy or the visitor names one. */
  country: string | undefined;
  theme: PageFrame['theme'];
  account: PageFrame['account'];
  consent: PageFrame['consent'];
  /** Path and query of the page. */
  path: string;
  helpDesk: string;
  /** Address of the web app. */
  webApp: string;
}

/** The page's choices were written into its address. */
export const addressChanged = createAction<string>('visitor/addressChanged');

/** The visitor of a page never changes; its address may, and whether the cookie notice is still open. */
export function visitor(
  state: VisitorState | null | undefined = null,
  event: UnknownAction,
): VisitorState | null {
  if (state === null) return null;
  if (addressChanged.match(event)) return { ...state, path: event.payload };
  // The question closes when the answer is kept, and not before.
  if (consentKept.match(event)) return { ...state, consent: 'answered' };
  return state;
}

export interface WithVisitor {
  visitor: VisitorState;
}

export function selectVisitor(state: WithVisitor): VisitorState {
  return state.visitor;
}
