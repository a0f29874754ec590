import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, type AppProps } from '../App.tsx';
import { Document, type DocumentProps, type RenderedApp } from './Document.tsx';
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

/** The whole document. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
