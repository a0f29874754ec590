import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { root } from './root.ts';

/** Node's own options, and variables that are set over those of this process. */
export interface ProcessOptions extends SpawnOptions {
  variables?: NodeJS.ProcessEnv;
}

/** Starts a command in the folder of the repository. */
export function startProcess(
  command: string,
  args: string[],
  { variables, ...options }: ProcessOptions,
): ChildProcess {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...variables }, ...options });
}

/** What the process writes, where it is piped to us. */
export function outputOf({ stdout, stderr }: ChildProcess): Readable[] {
  return [stdout, stderr].filter((stream) => stream !== null);
}

/** Has a process end when this one does, whatever ends it. Gives what lets it go, once it has ended by itself. */
export function endWithUs(child: ChildProcess): () => void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return () => {
    process.off('exit', kill);
  };
}

/** Waits until the process has ended and its output is read. A process that a signal ended counts as failed. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** Sends a signal to a process that was started as `detached`, and to all that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}
