import type { PageFrame } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';

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
}

export interface WithVisitor {
  visitor: VisitorState;
}

export function selectVisitor(state: WithVisitor): VisitorState {
  return state.visitor;
}
