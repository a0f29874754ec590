import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../root.ts';

/** A process of ours and what it runs. */
export interface LaunchOptions {
  args: string[];
  variables?: NodeJS.ProcessEnv;
  /** Receives each line that it writes. */
  onLine: (line: string) => void;
}

/** How a service is started, and how one knows that it can be used. */
export interface ServiceOptions extends LaunchOptions {
  name: string;
  /** Answers with a success once the service can be used. */
  readyAt: string;
}

/** A running process of ours. */
export interface Service {
  /** Settles when it ends, asked or not. */
  ended: Promise<void>;
  /** Asks it to finish what it does, and ends it after 25 seconds. */
  stop: () => Promise<void>;
}

const patience = 25_000;

/** Starts a service and waits until it can be used; throws with its last words if it ends before. */
export async function startService({ name, readyAt, ...options }: ServiceOptions): Promise<Service> {
  const lastWords: string[] = [];
  const service = launch({
    ...options,
    onLine: (line) => {
      lastWords.push(line);
      if (lastWords.length > 20) lastWords.shift();
      options.onLine(line);
    },
  });

  if (!(await answers(readyAt, service.child))) {
    service.child.kill('SIGKILL');
    await service.ended;
    throw new Error(`${name} did not start. Its last words:\n\n${lastWords.join('\n')}`);
  }
  return service;
}

/**
 * Starts a Node program in the repository's folder, with its output passed on line by line. It ends with us, killed
 * or not: its channel to us closes.
 */
export function launch({ args, variables, onLine }: LaunchOptions): Service & { child: ChildProcess } {
  // A group of its own: Ctrl-C reaches this script alone, which then stops the services in order.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', onLine);
  }

  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close').then(() => {
    process.off('exit', killWithUs);
  });
  return { child, ended, stop: () => stop(child, ended) };
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(address).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await pause(100);
  }
  return false;
}

async function stop(child: ChildProcess, ended: Promise<void>) {
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
