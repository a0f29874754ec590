import { join } from 'node:path';
import { startService, type Service } from './service.ts';

/** Where the system's parts stand and keep what they know. */
export interface SystemSettings {
  port: number;
  /** Where the site itself listens, if something stands before it at its port. */
  sitePort?: number;
  sandboxPort: number;
  smtpPort: number;
  /** The folder of the embedded database and of the sandbox's memory. */
  folder: string;
  /** What the services read besides, over what is set here. */
  variables?: NodeJS.ProcessEnv;
  /** The folder whose code it is: that of another release. Without one, the repository's own. */
  source?: string;
  /** Restarts a service when its files change. */
  watch?: boolean;
  onLine: (service: string, line: string) => void;
}

/** The running system: sandbox, backend and the site that it serves. */
export interface System {
  site: string;
  sandbox: string;
  /** The process of the site. */
  pid: number;
  /** Settles when one of its parts has ended by itself. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the companies we depend on, then our own service. Expects everything to be built. */
export async function startSandbox(settings: SystemSettings): Promise<Service> {
  return startService({
    name: 'The sandbox',
    args: watched(settings, ['sandbox/src'], 'sandbox/src/server.ts'),
    variables: variablesFor(settings),
    readyAt: `http://127.0.0.1:${settings.sandboxPort}/clock`,
    onLine: (line) => settings.onLine('sandbox', line),
  });
}

/** Starts the backend, which brings its database up to date, fills it in development, and serves the site. */
export async function startBackend(settings: SystemSettings): Promise<Service> {
  return startService({
    name: 'The site',
    ...(settings.source !== undefined && { source: settings.source }),
    args: watched(settings, ['backend/src', 'site/build/server'], 'backend/src/server.ts'),
    variables: variablesFor(settings),
    readyAt: `http://localhost:${settings.sitePort ?? settings.port}/readyz`,
    onLine: (line) => settings.onLine('site', line),
  });
}

/** Starts the copy desk, which passes everything on to the site: in development alone. */
export async function startCopyDesk(
  { port, sitePort = port, onLine }: Pick<SystemSettings, 'port' | 'sitePort' | 'onLine'>,
  deskPort: number,
): Promise<Service> {
  return startService({
    name: 'The copy desk',
    args: ['.storybook/site-desk/serve.ts'],
    variables: { PORT: String(port), SITE_PORT: String(sitePort), COPY_DESK_PORT: String(deskPort) },
    readyAt: `http://localhost:${port}/readyz`,
    onLine: (line) => onLine('desk', line),
  });
}

/** Starts the whole system. */
export async function startSystem(settings: SystemSettings): Promise<System> {
  const sandbox = await startSandbox(settings);
  const backend = await startBackend(settings).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  return {
    site: `http://localhost:${settings.port}`,
    sandbox: `http://127.0.0.1:${settings.sandboxPort}`,
    pid: backend.pid,
    ended: Promise.race([sandbox.ended, backend.ended]),
    stop: async () => {
      await backend.stop();
      await sandbox.stop();
    },
  };
}

function watched({ watch = false }: SystemSettings, folders: string[], entry: string): string[] {
  if (!watch) return [entry];
  return [...folders.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', entry];
}

function variablesFor({
  port,
  sitePort = port,
  sandboxPort,
  smtpPort,
  folder,
  variables,
}: SystemSettings): NodeJS.ProcessEnv {
  return {
    PORT: String(sitePort),
    SITE_ORIGIN: `http://localhost:${port}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    DATABASE_FOLDER: join(folder, 'database'),
    SANDBOX_STATE: join(folder, 'sandbox.json'),
    ...variables,
  };
}
