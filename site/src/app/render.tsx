import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, type AppProps } from './App.tsx';
import { Document, type DocumentProps } from './Document.tsx';
import { UsedStyles } from './UsedStyles.ts';

/** A page's screen as HTML, with the styles that it uses. */
export interface RenderedApp {
  body: string;
  styles: string;
  /** By which styled-components knows its own styles again in the browser. Absent where it is not to: on quiet pages. */
  styleVersion?: string;
}

const usedStyles = new UsedStyles();

export function renderApp(props: AppProps, { live }: { live: boolean }): RenderedApp {
  const body = renderToString(usedStyles.collect(<App {...props} />));
  if (live) {
    const { css, version } = usedStyles.usedIn(body);
    return { body, styles: css, styleVersion: version };
  }
  const { css, compact } = usedStyles.compactIn(body);
  return { body: compact(body), styles: css };
}

/** The whole document. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
