import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App, type AppProps } from './App.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** A page's screen as HTML, with the styles that it uses. */
export interface RenderedApp {
  body: string;
  styles: string;
  /** By which styled-components knows its own styles again in the browser. */
  styleVersion: string;
}

export function renderApp(props: AppProps): RenderedApp {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(sheet.collectStyles(<App {...props} />));
    const [style] = sheet.getStyleElement() as ReactElement<{
      'data-styled-version': string;
      dangerouslySetInnerHTML: { __html: string };
    }>[];
    if (style === undefined) throw new Error('A page was drawn without styles');
    return {
      body,
      styles: style.props.dangerouslySetInnerHTML.__html,
      styleVersion: style.props['data-styled-version'],
    };
  } finally {
    sheet.seal();
  }
}

/** The whole document. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
