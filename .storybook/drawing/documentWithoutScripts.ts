import { htmlLanguage } from '../review/languages.ts';

interface Drawn {
  body: string;
  /** The elements that style its components. */
  styles: string;
  language: string;
  theme: string;
  layout: string | undefined;
}

/** A drawn story in a document of its own, with the style sheets of this one. */
export function documentWithoutScripts({ body, styles, language, theme, layout }: Drawn): Document {
  const drawn = new DOMParser().parseFromString(body, 'text/html');
  drawn.documentElement.lang = htmlLanguage(language);
  drawn.documentElement.dataset.theme = theme;
  drawn.head.append(...baseSheets().map((sheet) => drawn.importNode(sheet, true)));
  drawn.head.insertAdjacentHTML('beforeend', styles);
  if (layout !== 'fullscreen') drawn.body.style.padding = '1rem';
  return drawn;
}

/** Tokens, fonts, scenes and base styles: a file in the built Storybook, elements of Vite's in development. */
function baseSheets(): Element[] {
  return Array.from(
    document.head.querySelectorAll('link[rel="stylesheet"], style[data-vite-dev-id*="/design-system/"]'),
  );
}
