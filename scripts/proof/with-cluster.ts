import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startCluster, type Cluster, type ClusterSettings } from '../cluster/cluster.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';

/** Does something with a cluster of its own on free ports, whose certificate this process believes, and takes it away again. */
export async function withCluster<Result>(
  work: (cluster: Cluster) => Promise<Result>,
  settings: Partial<ClusterSettings> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-cluster-'));
  const lines: string[] = [];
  try {
    const cluster = await startCluster({
      publicPort: await freePort(),
      sandboxPort: await freePort(),
      smtpPort: await freePort(),
      folder,
      believesForwardedFor: true,
      ...settings,
      // The inbox is read after all purchases.
      variables: { SANDBOX_MAILS_KEPT: '20000', ...settings.variables },
      onLine: (service, line) => lines.push(`${service}: ${line}`),
    });
    try {
      setDefaultCACertificates([
        ...getCACertificates('default'),
        await readFile(cluster.certificate, 'utf8'),
      ]);
      return await work(cluster);
    } finally {
      await cluster.stop();
    }
  } catch (error) {
    process.stderr.write(`${lines.slice(-20).join('\n')}\n`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
