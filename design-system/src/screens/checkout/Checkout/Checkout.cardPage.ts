import type { CardPage, WalletFrame } from './CheckoutState.ts';

/** Replaces the payment provider's page in stories: a blank frame. */
export const sampleCardPage: CardPage = { src: 'about:blank', height: 320 };

/** The frame of wallets in stories, as high as one button. */
export const sampleWalletFrame: WalletFrame = { src: 'about:blank', height: 68 };

const style = `
body { background: none; font: 400 var(--type-body) / 1.5 var(--font-text); }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1.1rem 0.9rem; padding: 6px; }
label { display: grid; gap: 0.5rem; font-size: var(--type-small); font-weight: 600; }
label:first-child, label:last-child { grid-column: 1 / -1; }
input {
  min-inline-size: 0; inline-size: 100%; min-block-size: 58px; padding: 0.5rem 1.15rem; border: 0;
  border-radius: var(--radius-m); background: var(--color-field); box-shadow: inset 0 -2px 0 var(--color-field-line);
  color: inherit; font: inherit;
}
input::placeholder { color: var(--color-text-soft); opacity: 1; }`;

/** What the provider's page and a wallet say. */
type Words = Record<
  'title' | 'number' | 'expiry' | 'expiryShape' | 'code' | 'codeShape' | 'name' | 'wallet',
  string
>;

const english: Words = {
  title: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryShape: 'MM / YY',
  code: 'Security code',
  codeShape: '3 digits',
  name: 'Name on card',
  wallet: 'Buy with Google Pay',
};

/** By the first part of the page's language. */
const words: Record<string, Words> = {
  de: {
    title: 'Kartendaten',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryShape: 'MM / JJ',
    code: 'Prüfnummer',
    codeShape: '3 Ziffern',
    name: 'Name auf der Karte',
    wallet: 'Mit Google Pay kaufen',
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryShape: 'MM / AA',
    code: 'Código de seguridad',
    codeShape: '3 dígitos',
    name: 'Nombre en la tarjeta',
    wallet: 'Comprar con Google Pay',
  },
  fr: {
    title: 'Coordonnées de la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryShape: 'MM / AA',
    code: 'Code de sécurité',
    codeShape: '3 chiffres',
    name: 'Nom sur la carte',
    wallet: 'Acheter avec Google Pay',
  },
  pt: {
    title: 'Dados do cartão',
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryShape: 'MM / AA',
    code: 'Código de segurança',
    codeShape: '3 dígitos',
    name: 'Nome no cartão',
    wallet: 'Comprar com o Google Pay',
  },
};

function formOf({ title, number, expiry, expiryShape, code, codeShape, name }: Words): string {
  return `<title>${title}</title><form>
<label>${number}<input placeholder="1234 1234 1234 1234"></label>
<label>${expiry}<input placeholder="${expiryShape}"></label>
<label>${code}<input placeholder="${codeShape}"></label>
<label>${name}<input value="Alex Morgan"></label></form>`;
}

/** The button of a wallet, as its brand wants it: black by day, white at night. */
const wallet = `<title>Google Pay</title><style>
/* A frame of another scheme than the page around it has a ground of its own. */
:root { color-scheme: light; }
[data-theme='night'] { color-scheme: dark; }
body { margin: 0; background: none; }
button {
  display: block; inline-size: calc(100% - 12px); margin: 6px; min-block-size: 56px; border: 0; border-radius: 999px;
  background: #000; color: #fff; font: 500 1.0625rem system-ui, sans-serif;
}
[data-theme='night'] button { background: #fff; color: #1f1f1f; }</style>`;

/** Draws a card form into the frames of a story, and the button of a wallet into that of wallets, in the story's language. */
export function drawSampleCardPages(story: Document) {
  const html = story.documentElement.outerHTML;
  for (const frame of story.querySelectorAll('iframe')) {
    frame.srcdoc = pageLike(html, 'wallet' in frame.dataset);
  }
}

/** The HTML of a drawn story, with a card form in its frames. */
export function withSampleCardPages(html: string): string {
  return html.replaceAll(/<iframe ([^>]*)>/g, (_all, attributes: string) => {
    const page = pageLike(html, attributes.includes('data-wallet'));
    return `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" ${attributes}>`;
  });
}

/** The card form in the language and theme of a page and with its style sheets, or the button of a wallet. */
function pageLike(html: string, ofWallet: boolean): string {
  const [theme = ''] = /data-theme="\w+"/.exec(html) ?? [];
  const [, language = 'en'] = /<html[^>]* lang="([a-z]+)/.exec(html) ?? [];
  const begin = `<!doctype html><html lang="${language}" ${theme}>`;
  const said = words[language] ?? english;
  if (ofWallet) return `${begin}${wallet}<button>${said.wallet}</button></html>`;
  const sheets = html.match(/<link rel="stylesheet"[^>]*>|<style.*?<\/style>/gs) ?? [];
  return `${begin}${sheets.join('')}<style>${style}</style>${formOf(said)}</html>`;
}
