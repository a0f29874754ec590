import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasPostgres } from '../../backend/src/testing/postgres-server.ts';

/** Programs of a cluster, and the packages of Debian that have them. */
const programs = { haproxy: 'haproxy', openssl: 'openssl', 'redis-server': 'redis-server' };

/** The sentence for a machine that lacks a part of a cluster. */
export function lacksCluster(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const missing = Object.entries(programs)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  if (!hasPostgres()) missing.push('postgresql');
  if (missing.length === 0) return undefined;
  return `No ${missing.join(' and no ')} was found, so nothing was tried on several backends: .ci/run installs what Debian has of them.`;
}
