import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, exitCodeOf, outputOf, startProcess } from '../child-process.ts';

/** A Node program to start. */
export interface LaunchOptions {
  args: string[];
  variables?: NodeJS.ProcessEnv;
  /** The folder to start it in, instead of the repository's. */
  source?: string;
  /** Receives each line that it writes. */
  onLine: (line: string) => void;
}

/** A service to start, and the address that shows that it is ready. */
export interface ServiceOptions extends LaunchOptions {
  name: string;
  /** Responds with 2xx once the service is ready. */
  readyAt: string;
}

/** A running service. */
export interface Service {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Sends SIGTERM, and SIGKILL after 25 seconds. */
  stop: () => Promise<void>;
  /** Ends it as a fault does, at once. */
  kill: () => Promise<void>;
}

const gracePeriod = 25_000;

/** Starts a service and waits until it is ready; throws with its last lines if it ends before. */
export async function startService({ name, readyAt, ...options }: ServiceOptions): Promise<Service> {
  const lastLines: string[] = [];
  const service = launch({
    ...options,
    onLine: (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      options.onLine(line);
    },
  });

  if (!(await becomesReady(readyAt, service.child))) {
    await service.kill();
    throw new Error(`${name} did not start. Its last lines:\n\n${lastLines.join('\n')}`);
  }
  return service;
}

/** Starts a Node program and passes its output on line by line. It ends with this process, even a killed one. */
export function launch({
  args,
  variables = {},
  source,
  onLine,
}: LaunchOptions): Service & { child: ChildProcess } {
  const child = startProcess(process.execPath, args, {
    variables,
    ...(source !== undefined && { cwd: source }),
    // A killed process closes this channel, upon which our services end themselves.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches this script alone, which then stops the services in order.
    detached: true,
  });
  for (const stream of outputOf(child)) createInterface({ input: stream }).on('line', onLine);

  const letGo = endWithUs(child);
  const ended = exitCodeOf(child).then(letGo);
  return {
    child,
    pid: child.pid ?? 0,
    ended,
    stop: () => stop(child, ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function becomesReady(address: string, child: ChildProcess): Promise<boolean> {
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
  const force = setTimeout(() => child.kill('SIGKILL'), gracePeriod);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
