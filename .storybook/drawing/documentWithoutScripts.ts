import { htmlLanguage } from '../review/languages.ts';
import sheets from './sheets.css?url';

interface Drawn {
  body: string;
  /** The elements that style its components. */
  styles: string;
  language: string;
  theme: string;
  layout: string | undefined;
  /** The links of the screen and of its frame, by their names: they tell which handler an address is. */
  links: object;
}

/** A drawn story in a document of its own, with the tokens, fonts, scenes and base styles of all pages. */
export function documentWithoutScripts({ body, styles, language, theme, layout, links }: Drawn): string {
  const inset = layout === 'fullscreen' ? '' : '<style>body { padding: 1rem; }</style>';
  const names = JSON.stringify(links).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  // Without tags for head and body: elements of the head that the story begins with belong into the head.
  return asWithScripts(
    `<!doctype html><html lang="${htmlLanguage(language)}" data-theme="${theme}" data-links='${names}'><link rel="stylesheet" href="${sheets}">${styles}${inset}${body}</html>`,
  );
}

/**
 * The same page as a browser with scripts shows it. Its frame runs none, and would show what is for browsers without: in
 * place of a state that only a script leads to.
 */
function asWithScripts(html: string): string {
  return html
    .replace(/<noscript\b[^]*?<\/noscript>/g, '')
    .replace(/\(scripting:\s*none\)/g, 'not all')
    .replace(/\(scripting:\s*enabled\)/g, 'all');
}
