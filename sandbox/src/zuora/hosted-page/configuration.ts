import { readFileSync } from 'node:fs';

/** Where the answer to a card goes in external-submit mode, on the site: Zuora's setting "Callback Path". */
export const callbackPath = '/checkout/card-answer';

const css = readFileSync(new URL('./configuration.css', import.meta.url), 'utf8');

/** The page's own style, as the site's operators enter it in Zuora's settings of the page. */
export function pageStyle(siteOrigin: string): string {
  return css.replaceAll('https://stillpoint.example', siteOrigin);
}
