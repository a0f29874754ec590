import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../../backend/src/testing/redis.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import type { Service } from '../system/service.ts';
import { startBackend, startSandbox, type SystemSettings } from '../system/system.ts';
import { makeCertificate } from './certificate.ts';
import { startDatabaseServers, type DatabaseServers } from './database-servers.ts';
import { lacksCluster } from './lacks-cluster.ts';
import { promotion } from './promotion.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { runbookStatements } from './runbook-statements.ts';

export interface ClusterSettings {
  /** Where visitors come in, with TLS. */
  publicPort: number;
  sandboxPort: number;
  smtpPort: number;
  /** For the certificate, the proxy's files and the sandbox's memory. */
  folder: string;
  variables?: NodeJS.ProcessEnv;
  /** Lets visitors name their address. */
  believesForwardedFor?: boolean;
  /** Gives the primary a disk of its own of so many megabytes, which can be filled. */
  primaryDiskMegabytes?: number;
  onLine: (service: string, line: string) => void;
}

/** One of the backends, which can be ended and started again. */
export interface Replica {
  name: string;
  /** `source` is the folder of another release, whose code it is then. */
  start: (source?: string) => Promise<void>;
  /** Ends it as a release does: it gets no request any more, completes those that it has, and is told to stop. */
  release: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/** Three backends behind a proxy with TLS, a primary and its standby, Redis, and the companies we depend on. */
export interface Cluster {
  site: string;
  sandbox: string;
  /** What signs the site, to be believed by those who visit it. */
  certificate: string;
  /** Where the database that may be written to answers, through the proxy. */
  databaseUrl: string;
  replicas: readonly Replica[];
  proxy: Proxy;
  databases: DatabaseServers;
  /** Takes Redis away. Its limits are then counted by the database. */
  stopRedis: () => Promise<void>;
  killPrimary: () => Promise<void>;
  /** Cuts the primary off, promotes the standby, and leads the backends to it. */
  promoteStandby: () => Promise<void>;
  /** Replaces one backend after the other, as a release does: by that in a folder, or by today's. */
  restartAll: (source?: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts everything; what was started is stopped again if a part of it does not start. */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const started: { stop: () => Promise<unknown> }[] = [];
  const keep = <Part extends { stop: () => Promise<unknown> }>(part: Part): Part => {
    started.unshift(part);
    return part;
  };
  const stop = async () => {
    for (const part of started.splice(0)) await part.stop();
  };

  const lack = lacksCluster();
  if (lack !== undefined) throw new Error(lack);
  try {
    await mkdir(settings.folder, { recursive: true });
    return { ...(await startParts(settings, keep)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  settings: ClusterSettings,
  keep: <Part extends { stop: () => Promise<unknown> }>(part: Part) => Part,
): Promise<Omit<Cluster, 'stop'>> {
  const { folder, publicPort, onLine } = settings;
  const site = `https://localhost:${publicPort}`;
  const { certificate, withKey } = await makeCertificate(folder);
  const databases = keep(await startDatabaseServers(settings.primaryDiskMegabytes));
  const redis = await startRedis();
  if (!redis.ok) throw new Error(redis.reason);
  const stopRedis = once(redis.stop);
  keep({ stop: stopRedis });

  const databaseUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const ports = [await freePort(), await freePort(), await freePort()];
  const system = (port: number): SystemSettings => ({
    ...settings,
    port,
    variables: {
      LOG_LEVEL: 'warn',
      ...settings.variables,
      SITE_ORIGIN: site,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      NODE_EXTRA_CA_CERTS: certificate,
    },
  });
  const name = (index: number) => `backend-${index + 1}`;
  const proxy = keep(
    await startProxy(
      folder,
      {
        certificateWithKey: withKey,
        visitors: `127.0.0.1:${publicPort}`,
        backends: ports.map((port, index) => ({ name: name(index), address: `localhost:${port}` })),
        database: `unix@${join(folder, socketName)} mode 600`,
        believesForwardedFor: settings.believesForwardedFor ?? false,
        databases: [
          { name: 'primary', address: socketOf(databases.primary.folder) },
          { name: 'standby', address: socketOf(databases.standby.folder) },
          { name: 'spare', address: socketOf(databases.spare.folder) },
        ],
      },
      (line) => onLine('proxy', line),
    ),
  );
  keep(await startSandbox(system(0)));
  const replicas = ports.map((port, index) => replica(name(index), proxy, system(port), onLine));
  // One after the other, since the first makes the tables and the demo people.
  for (const one of replicas) await keep(one).start();

  return {
    site,
    sandbox: `http://127.0.0.1:${settings.sandboxPort}`,
    certificate,
    databaseUrl,
    replicas,
    proxy,
    databases,
    stopRedis,
    killPrimary: () => databases.primary.kill(),
    promoteStandby: async () => {
      for (const step of promotion) {
        if ('proxy' in step) await proxy.command(step.proxy);
        else await databases.promote(await runbookStatements(step.statements));
      }
    },
    restartAll: async (source) => {
      for (const one of replicas) {
        await one.release();
        await one.start(source);
      }
    },
  };
}

function replica(
  name: string,
  proxy: Proxy,
  settings: SystemSettings,
  onLine: ClusterSettings['onLine'],
): Replica {
  let service: Service | undefined;
  const untilProxy = async (reached: () => Promise<boolean>, what: string) => {
    for (let attempt = 0; !(await reached()); attempt += 1) {
      if (attempt > 600) throw new Error(`${name} ${what}.`);
      await pause(50);
    }
  };
  return {
    name,
    start: async (source) => {
      await service?.stop();
      service = await startBackend({
        ...settings,
        ...(source !== undefined && { source }),
        onLine: (_service, line) => onLine(name, line),
      });
      await proxy.setState('site', name, 'ready');
      await untilProxy(() => proxy.isUp('site', name), 'was not taken by the proxy');
    },
    release: async () => {
      await proxy.setState('site', name, 'drain');
      await untilProxy(
        async () => (await proxy.inProgress('site', name)) === 0,
        'did not complete its requests',
      );
      await service?.stop();
    },
    kill: async () => service?.kill(),
    stop: async () => service?.stop(),
  };
}

/** Does something the first time that it is asked for. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** What PostgreSQL, and what connects to it, calls its socket. */
const socketName = '.s.PGSQL.5432';

/** PostgreSQL's socket in a folder, as HAProxy names it. */
function socketOf(folder: string): string {
  return `unix@${join(folder, socketName)}`;
}
