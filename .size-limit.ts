import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'site/build/client/static');
const quiet = ['start', 'quiet', 'effects', 'quiet-effects'];
const live = ['start', 'effects', 'live'];
const form = [...live, 'public', 'forms'];

/** What a page without an error may ever load, idle and asked-for chunks too. */
function page(name: string, chunks: string[], limit: string) {
  return { name, path: chunks.map((chunk) => join(folder, `${chunk}.*.js`)), limit, brotli: true };
}

/** The code that a screen adds to what several pages share. */
function screens() {
  return globSync('page-*.js', { cwd: folder }).map((file) => ({
    name: `${file.replace(/^page-|\..*$/g, '')}, its own chunk`,
    path: join(folder, file),
    // The checkout shows a card form, rows of payment methods, wallets and every day on which money moves (record 61). That
    // an employer pays already takes 0.1 kB beside it, and that plans can be chosen as cards on a page, as gifts are, 0.1 kB.
    limit: file.startsWith('page-checkout.') ? '10.3 kB' : '8 kB',
    brotli: true,
  }));
}

// Measured, with a little room: a change that makes a page heavier has to say why here. What a browser gets of the pages that
// it does not show are their addresses alone. The header tells of a renewal that failed: 0.5 kB of a form, 0.2 kB of the
// checkout, which writes days and amounts anyway. Each page asks whether it has a form whose fields another language has to
// keep, or drops what another one kept, which takes 0.15 kB.
export default [
  page('Home and every other page that draws nothing again, every script', quiet, '14.4 kB'),
  page('The offline page, beside that', ['offline'], '0.7 kB'),
  page('Coming back to such a page, beside that', ['visitor-check'], '1.2 kB'),
  page('Keeping what was typed for another language, beside that', ['typed-fields'], '0.8 kB'),
  // Forms carry a typed address to the next one, which takes 0.4 kB. A login judges addresses as the server does, which takes
  // 0.5 kB; a sign-up names too, 0.7 kB with them. Both know the addresses of all pages: those of families take 0.1 kB.
  page('Login, every script', [...form, 'page-login', 'login-rules'], '125.3 kB'),
  page('Sign-up, every script', [...form, 'page-register', 'sign-up-rules'], '125.4 kB'),
  // The effects of paying are a chunk of their own, which gifts and the page of the payment method fetch too. Of wallets a
  // checkout holds their place and the way to what offers them, 0.4 kB; that is a chunk of its own, which a checkout loads where
  // wallets are configured. From a checkout error the way leads to that page, which takes 0.04 kB, and to the plans that can
  // follow a renewing one, which takes 0.13 kB. Members whose employer pays are told so, which takes 0.2 kB. Plans
  // can be chosen as cards on a page, as gifts are, which takes 0.15 kB.
  page('Checkout, every script', [...live, 'members', 'checkout-effects', 'page-checkout'], '119.1 kB'),
  page('Wallets in a checkout, beside that', ['wallets'], '1.5 kB'),
  page('The reporter of a page that had an error, beside that', ['error-reporter'], '1.36 kB'),
  page('The checkout error, beside that', ['checkout-error'], '2.31 kB'),
  page('Opened details of the cookie notice, beside that', ['checkbox-group'], '6 kB'),
  ...screens(),
];
