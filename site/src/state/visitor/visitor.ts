import type { PageFrame } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { Language } from '@stillpoint/translations';
import type { UnknownAction } from 'redux';
import { consentKept } from '../consent/consent.ts';

/** What the page knows of who looks at it, and from where. */
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
  /** The product itself. */
  webApp: string;
}

/** The choices of the page went into its address. */
export const addressChanged = createAction<string>('visitor/addressChanged');

/** Who looks at the page never changes within it; where it stands may, and whether cookies are still to be asked about. */
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
