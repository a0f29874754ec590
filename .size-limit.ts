import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'site/build/client/static');
const shared = ['start', 'browser', 'frame'];
const dialog = ['dialog', '*_DialogSurface_*'];

/** What a page may ever load, idle and asked-for chunks too. */
function page(name: string, chunks: string[], limit: string) {
  return { name, path: files([...shared, ...chunks]), limit, brotli: true };
}

function files(chunks: string[]): string[] {
  return chunks.map((chunk) => join(folder, `${chunk}.*.js`));
}

/** The code that a screen adds to what all pages share. */
function screens() {
  return globSync('page-*.js', { cwd: folder }).map((file) => ({
    name: `${file.replace(/^page-|\..*$/g, '')}, its own chunk`,
    path: join(folder, file),
    limit: file.startsWith('page-checkout.') ? '10 kB' : '8 kB',
    brotli: true,
  }));
}

export default [
  page('Home, every script', ['page-home', ...dialog], '132 kB'),
  page('Login, every script', ['page-login', 'forms', '*_Login_guard_*', ...dialog], '152 kB'),
  page('Sign-up, every script', ['page-register', 'forms', '*_SignUp_*', ...dialog], '152 kB'),
  ...screens(),
];
