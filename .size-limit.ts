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
    // The checkout's rows of payment methods take 0.1 kB more than its tabs alone did, which remain behind a flag.
    // Keeping addresses whole at 320 px, and dimming the days of the previous quote, take 0.1 kB. Rows that close once they
    // are left, two messages about a ZIP code, and the year of each day that is not in the order's take 0.35 kB. A ZIP code
    // that folds once the order is worked out with it, and problems above the button beside a field take 0.13 kB. Tax
    // that is said beside each sum takes 0.02 kB.
    limit: file.startsWith('page-checkout.') ? '11.9 kB' : '8 kB',
    brotli: true,
  }));
}

// With room for passing the focus on from the cookie notice, on each page, and for the name of a notice that takes the
// focus, which screen readers read. Scenes that grow with a small phone and balanced lines in buttons take 0.05 kB. Each
// live page takes 30 bytes of all pages for the addresses of its scripts, and the link to a new password 80 bytes of those
// with a log-in form, and the links to Apple, Facebook, Spotify and Google 0.6 kB of log-in and sign-up. The page to log in
// by a workplace and those of signing in by a company add their addresses, and longer numbers of modules, to all pages:
// 0.15 kB of a form, 0.3 kB of the checkout's four chunks. Balanced lines of leads, days and notices, and headings that end
// with a question mark take 0.1 kB of all of them; the addresses of the account's pages and of those that connect a
// workplace take 0.1 kB of each, and folding the ZIP code takes 0.2 kB of the checkout.
// Fields of several lines in forms, and the address of the page where companies write, take 0.1 kB of each form and 0.05 kB
// of the checkout; the addresses of three quiet pages take 0.05 kB of all. Terms and privacy policy below the log-in take
// 0.35 kB of it, and its button for a passkey 0.55 kB; the addresses of the pages of passkeys, second factor, export and
// deletion take 0.25 kB of each form and of the checkout. That a state's heading can take the focus
// takes 0.02 kB of the error page. Scrolling a refusal above a form into view takes 0.1 kB of log-in and sign-up, with
// the address of the page that offers a passkey. The links to companies, which can name a question, take 0.02 kB of both.
// The address of the authenticator app's page takes 0.05 kB of each.
// Full touch targets of links, digits of codes that stand apart, and the address of the script that shows typed passwords on
// quiet pages take 0.1 kB of each page; the button to log in at work, and carrying a typed address to the form for a new
// password, 0.5 kB of the log-in. The addresses of all pages lie in the chunk that log-in, sign-up and checkout share, not once
// more in each page's own: 2.2 kB less of each, 0.05 kB more of the checkout's four together.
// Waiting with a page's script until the page has arrived takes 0.07 kB of all pages.
// The addresses of the effects of three quiet pages, which confirm by passkey, take 0.05 kB of all pages, and a
// suggested address that can be taken by a button without a script takes 0.05 kB of the sign-up. The address of the page where
// codes are redeemed, which the foot of each page has, and the links of the account's header take 0.02 kB of all pages and
// 0.2 kB of each form and of the checkout.
export default [
  page('Home and every other page that draws nothing again, every script', quiet, '14.57 kB'),
  page('The offline page, beside that', ['offline'], '0.7 kB'),
  page('Coming back to such a page, beside that', ['visitor-check'], '1.2 kB'),
  page('Login, every script', [...form, 'page-login', 'login-rules'], '125.15 kB'),
  page('Sign-up, every script', [...form, 'page-register', 'sign-up-rules'], '124.7 kB'),
  page('Checkout, every script', [...live, 'members', 'checkout-effects', 'page-checkout'], '117.75 kB'),
  page('The reporter of a page that had an error, beside that', ['error-reporter'], '1.36 kB'),
  page('The checkout error, beside that', ['checkout-error'], '2.12 kB'),
  page('Opened details of the cookie notice, beside that', ['checkbox-group'], '6 kB'),
  ...screens(),
];
