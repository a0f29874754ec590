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
    // an employer or a family's owner pays already takes 0.2 kB beside it, that plans can be chosen as cards on a page, as
    // gifts are, 0.1 kB, and the free days of a friend 0.05 kB.
    limit: file.startsWith('page-checkout.') ? '10.5 kB' : '8 kB',
    brotli: true,
  }));
}

// Measured, with a little room: a change that makes a page heavier has to say why here. What a browser gets of the pages that
// it does not show are their addresses alone. The header tells of a renewal that failed: 0.5 kB of a form, 0.2 kB of the
// checkout, which writes days and amounts anyway. Each page asks whether it has a form whose fields another language has to
// keep, or drops what another one kept, which takes 0.15 kB. The addresses of referrals take 0.03 kB, and
// a player that is taken over once it is seen 0.1 kB, one that comes in place of a teaser 0.05 kB. That Escape answers a question is loaded on demand, for 0.05 kB. Those of moments and buddies take 0.05 kB,
// and that a request can name its trace 0.05 kB.
export default [
  page('Home and every other page that draws nothing again, every script', quiet, '14.85 kB'),
  page('The offline page, beside that', ['offline'], '0.7 kB'),
  // It puts the player in the place of a teaser, which takes 0.35 kB. It tells the server what members listen to, and goes on where another device left it: 0.45 kB. That the device is shown
  // our icon and the place, which of two places is the later one, and the browser's own controls take 0.35 kB.
  page('A page with a player or its teaser, beside that', ['player'], '3.1 kB'),
  // Copies and shares the link of one's own, and counts that.
  page('A moment, beside both', ['effects-moments'], '1.2 kB'),
  page('Coming back to such a page, beside that', ['visitor-check'], '1.2 kB'),
  page(
    'Keeping what was typed for another language and for a log-in, beside that',
    ['typed-fields'],
    '1.0 kB',
  ),
  // Forms carry a typed address to the next one, which takes 0.4 kB. A login judges addresses as the server does, which takes
  // 0.5 kB; a sign-up names too, 0.7 kB with them. Both know the addresses of all pages: those of families take 0.1 kB,
  // those of referrals 0.05 kB, those of moments and buddies 0.1 kB. What waits after a form is told with its code and
  // price, and a sign-up names whose invitation or link led to it, which takes 0.1 kB each. A button that an address
  // leads to keeps what it is about in view above it, for 0.01 kB.
  page('Login, every script', [...form, 'page-login', 'login-rules'], '125.9 kB'),
  page('Sign-up, every script', [...form, 'page-register', 'sign-up-rules'], '125.9 kB'),
  // The effects of paying are a chunk of their own, which gifts and the page of the payment method fetch too. Of wallets a
  // checkout holds their place and the way to what offers them, 0.4 kB; that is a chunk of its own, which a checkout loads where
  // wallets are configured. From a checkout error the way leads to that page, which takes 0.04 kB, and to the plans that can
  // follow a renewing one, which takes 0.13 kB. Members whose employer pays are told so, which takes 0.2 kB; so are
  // members of a family, 0.2 kB, and friends of the free days that a member gives, 0.1 kB. Plans
  // can be chosen as cards on a page, as gifts are, which takes 0.15 kB. The addresses of moments and buddies take 0.1 kB.
  page('Checkout, every script', [...live, 'members', 'checkout-effects', 'page-checkout'], '119.95 kB'),
  page('Wallets in a checkout, beside that', ['wallets'], '1.5 kB'),
  page('The reporter of a page that had an error, beside that', ['error-reporter'], '1.36 kB'),
  page('The checkout error, beside that', ['checkout-error'], '2.33 kB'),
  page('Opened details of the cookie notice, beside that', ['checkbox-group'], '6 kB'),
  ...screens(),
];
