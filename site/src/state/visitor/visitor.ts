import type { PageFrame } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { Language } from '@stillpoint/translations';
import type { UnknownAction } from 'redux';

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

/** Who looks at the page never changes within it; where it stands may. */
export function visitor(
  state: VisitorState | null | undefined = null,
  event: UnknownAction,
): VisitorState | null {
  return state !== null && addressChanged.match(event) ? { ...state, path: event.payload } : state;
}

export interface WithVisitor {
  visitor: VisitorState;
}

export function selectVisitor(state: WithVisitor): VisitorState {
  return state.visitor;
}
