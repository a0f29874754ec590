import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAwayPages } from './cluster/away-pages.ts';
import { makeCertificate } from './cluster/certificate.ts';
import { command } from './command.ts';
import { composedProxy } from './deploy/proxy-plan.ts';
import { root } from './root.ts';

/** Writes what `deploy/compose.yaml` needs: the proxy's configuration and its own answers, and a certificate for `localhost` unless there is one. */
await command(async () => {
  await writeFile(join(root, 'deploy/haproxy.cfg'), composedProxy());
  await writeAwayPages(join(root, 'deploy/away'));
  const folder = join(root, 'deploy/tls');
  if (existsSync(join(folder, 'localhost.pem'))) return;
  await mkdir(folder, { recursive: true });
  await makeCertificate(folder);
});
