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
    limit: file.startsWith('page-checkout.') ? '10.9 kB' : '8 kB',
    brotli: true,
  }));
}

// A checkout waits for a lost connection, counts the charges that a voucher lowers, and changes its country in its place:
// 0.6 kB. It fills in the name on the card, checks a card again when its frame is left, and takes a typed postal code
// along with the press: 0.5 kB.
// Radix reads React as a namespace object: 0.15 kB of webpack's runtime in each page. A live page loads the checkbox group
// on demand: 0.3 kB. Each page hears that its visitor returns (record 59): 0.12 kB.
export default [
  page('Home and every other page that draws nothing again, every script', quiet, '13.9 kB'),
  page('Coming back to such a page, beside that', ['visitor-check'], '1.2 kB'),
  page('Login, every script', [...form, 'page-login', 'login-rules'], '120.6 kB'),
  page('Sign-up, every script', [...form, 'page-register', 'sign-up-rules'], '121.1 kB'),
  page('Checkout, every script', [...live, 'members', 'checkout-effects', 'page-checkout'], '114.5 kB'),
  page('The reporter of a page that had an error, beside that', ['error-reporter'], '1.3 kB'),
  page('A refused checkout, beside that', ['refused-checkout'], '2 kB'),
  page('Opened details of the cookie notice, beside that', ['checkbox-group'], '6 kB'),
  ...screens(),
];
