import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { reviewRecords } from '../review-run/records-plugin.ts';
import { copyDeskTexts } from '../words/texts-plugin.ts';
import { createProxy } from './proxy.ts';

const root = join(import.meta.dirname, '../..');

// Ends with what started it.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());

/** Serves the copy desk, and the site with it: for `npm run dev` alone. */
const [port, sitePort, deskPort] = ['PORT', 'SITE_PORT', 'COPY_DESK_PORT'].map((name) =>
  Number(process.env[name]),
);
if (!port || !sitePort || !deskPort)
  throw new Error('PORT, SITE_PORT and COPY_DESK_PORT say where to listen');

const site = `http://localhost:${String(port)}`;
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  cacheDir: join(root, 'node_modules/.cache/site-desk'),
  logLevel: 'warn',
  plugins: [copyDeskTexts(), reviewRecords()],
  define: { SITE_ORIGIN: JSON.stringify(site) },
  server: {
    host: 'localhost',
    port: deskPort,
    strictPort: true,
    hmr: false,
    fs: {
      allow: ['.storybook', 'design-system', 'translations', 'node_modules', 'scripts'].map((folder) =>
        join(root, folder),
      ),
    },
    headers: { 'content-security-policy': `frame-ancestors ${site}` },
  },
});
await vite.listen();

const proxy = createProxy({ sitePort, desk: `http://localhost:${String(deskPort)}` });
proxy.listen(port, 'localhost');
await once(proxy, 'listening');
