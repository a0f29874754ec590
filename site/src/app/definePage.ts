import type { Reducer, UnknownAction } from 'redux';
import type { ComponentType } from 'react';

/** What a browser's tab and a search engine show of a page. */
export interface Head {
  title: string;
  description: string;
}

/** One page put together: what it shows, the state it keeps, and the effects that run while it is open. */
export interface Page<State extends object, Facts> {
  Route: ComponentType;
  reducers: { [Slice in keyof State]: Reducer<State[Slice], UnknownAction, State[Slice] | undefined> };
  sagas: readonly (() => Generator)[];
  /** The first state, from what the backend knows. */
  stateFrom: (facts: Facts) => Partial<State>;
  /** The document's title and description, where the words are not the screen's own `meta`. */
  head?: (facts: Facts) => Head | undefined;
  /** Whether the page is dark for visitors who did not choose a theme: the pages about sleep are. */
  startsAtNight?: (facts: Facts) => boolean;
}

/** Names the types of a page from its parts. */
export function definePage<State extends object, Facts>(page: Page<State, Facts>): Page<State, Facts> {
  return page;
}

/** What runs while a page is open, whether or not anything draws it again. */
export interface Effects {
  reducers: Record<string, Reducer>;
  sagas: readonly (() => Generator)[];
}

/** A page whose own types nobody needs any more: to be drawn, stored and run. */
export interface AnyPage extends Effects {
  Route: ComponentType;
}
