import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folders } from '../folders.ts';
import type { AppName } from './apps.ts';

/** A running app: its address, and how it ends. */
export interface ServedApp {
  origin: string;
  close: () => Promise<void>;
}

/** Starts an app on a free port: Next by its own server, the others by the one of the fixture. */
export async function serveApp(root: string, name: AppName): Promise<ServedApp> {
  const next = join(folders.repository, 'node_modules/next/dist/bin/next');
  const args =
    name === 'next' || name === 'languages'
      ? [next, 'start', '-H', '127.0.0.1', '-p', '0']
      : ['../serve.js', name];
  const server = spawn(process.execPath, args, {
    cwd: join(root, name),
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const close = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };

  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, close };
  }
  throw new Error(`The server of ${name} did not start.\n\n${errors}`);
}
