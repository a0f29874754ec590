import type { VisitorPlaceholderValues } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Reducer, UnknownAction } from 'redux';
import type { ScreenView } from '../state/analytics/analytics.ts';
import type { AnalyticsRow } from '../state/analytics/analyticsRow.ts';
import type { CoreServices } from '../services/core.ts';

/** What a browser's tab and a search engine show of a page. */
export interface Head {
  title: string;
  description: string;
  /** The address that search engines list, without its language. Unset, it is the entry's path. */
  path?: string;
}

/** What a link to the page is shown with where it is passed on. */
export interface LinkPicture {
  /** The address of what is passed on, without its language and without what a visit adds to it. */
  page: string;
  /** Its address, without its host. */
  path: string;
  width: number;
  height: number;
  /** What it shows, for readers who do not see it. */
  alt: string;
}

/**
 * Fills the placeholders in pieces of content. Where one has no value, the smallest piece around it is left out; it is
 * reported, unless the value is null. Days are written as in the visitor's country, and while that is unknown as in the
 * likely one.
 */
export type FillTexts = <Piece>(
  pieces: readonly Piece[],
  values: VisitorPlaceholderValues,
  likelyCountry?: string,
) => Piece[];

/** What runs while a page is open. */
export interface Effects {
  reducers: Record<string, Reducer>;
  sagas: readonly (() => Generator)[];
  /** The slices that the sagas of a quiet page read, beside the visitor. @default all */
  reads?: readonly string[];
  /** The services that only this page needs, by the names under which its sagas ask for them. */
  services?: (core: CoreServices) => object;
  /** The analytics events of this page. */
  analytics?: readonly AnalyticsRow[];
}

/** The whole of a page, with the types of its state and of its facts. */
export interface Page<State extends object, Facts> extends Omit<Effects, 'reducers'> {
  Route: ComponentType;
  reducers: { [Slice in keyof State]: Reducer<State[Slice], UnknownAction, State[Slice] | undefined> };
  /** The facts with the placeholders of what editors wrote filled. For pages that show content. */
  filled?: (facts: Facts, fill: FillTexts, language: Language) => Facts;
  /** The first state, from what the backend knows. */
  stateFrom: (facts: Facts) => Partial<State>;
  /** The document's title and description, where they are not the screen's own `meta`. */
  head?: (facts: Facts) => Head | undefined;
  /** The title, where it depends on the facts. It is the screen's own elsewhere. */
  title?: (facts: Facts, i18n: i18n) => string | undefined;
  /** The description, where it depends on the facts. It is the screen's own elsewhere. */
  description?: (facts: Facts, i18n: i18n) => string;
  /** The picture of a link to the page, for the few pages whose links people send each other. */
  linkPicture?: (facts: Facts, i18n: i18n) => LinkPicture | undefined;
  /** The screen-view event, where it depends on the facts. It is the entry's `screenView` elsewhere. */
  view?: (facts: Facts) => ScreenView;
  /** Whether the page is dark for visitors who did not choose a theme: the pages about sleep are. */
  startsAtNight?: (facts: Facts) => boolean;
}

/** Infers the types of a page from its parts. */
export function definePage<State extends object, Facts>(page: Page<State, Facts>): Page<State, Facts> {
  return page;
}

/** A page without state and effects. */
export function defineStaticPage(Route: ComponentType) {
  return definePage({ Route, reducers: {}, sagas: [], stateFrom: () => ({}) });
}

/** Any page as the browser runs it. */
export interface RunnablePage extends Effects {
  Route: ComponentType;
}

/** Any page as the server draws it. */
export interface DrawablePage extends RunnablePage {
  filled?: (facts: never, fill: FillTexts, language: Language) => unknown;
  stateFrom: (facts: never) => object;
  head?: (facts: never) => Head | undefined;
  title?: (facts: never, i18n: i18n) => string | undefined;
  description?: (facts: never, i18n: i18n) => string;
  linkPicture?: (facts: never, i18n: i18n) => LinkPicture | undefined;
  view?: (facts: never) => ScreenView;
  startsAtNight?: (facts: never) => boolean;
}
