import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, type AppProps } from '../App.tsx';
import { Document, type DocumentProps, type RenderedApp } from './Document.tsx';
import { fragmentBase } from './fragmentBase.ts';
import { UsedStyles } from './UsedStyles.ts';

const usedStyles = new UsedStyles();

/** Draws the screen. React does not hydrate a quiet page, which thus carries no marks for it. */
export function renderApp(
  props: AppProps,
  { live, baseStyles }: { live: boolean; baseStyles: string },
): RenderedApp {
  const app = usedStyles.collect(<App {...props} />);
  if (live) {
    const body = renderToString(app);
    return { body, baseStyles, styled: usedStyles.usedIn(body) };
  }
  const body = renderToStaticMarkup(app);
  const { css, compact } = usedStyles.compactIn(body, baseStyles);
  return { body: compact(body), baseStyles: css };
}

/** A part of a page, with a style sheet of its own. */
export interface DrawnFragment {
  html: string;
  styles: string;
}

/**
 * Draws a part that a script puts into a page that is not hydrated. Its class names and ids begin with its name, so that they
 * are none of the page's, and its styles hold what of the base styles the page may have left out.
 */
export function renderFragment(
  part: ReactNode,
  { name, baseStyles }: { name: string; baseStyles: string },
): DrawnFragment {
  const html = renderToStaticMarkup(usedStyles.collect(part), { identifierPrefix: `${name}-` });
  const { css, compact } = usedStyles.compactIn(html, fragmentBase(baseStyles), name);
  return { html: compact(html), styles: css };
}

/** The whole document. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
