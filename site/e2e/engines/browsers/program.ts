import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { commandTimeout } from './TestBrowser.ts';

/** A program that runs beside a test. */
export interface Program {
  /** All that it has written so far. */
  lines: string[];
  /** Kills it and waits for its end. */
  stop: () => Promise<void>;
}

/** Starts a program that ends with this process at the latest, and waits until it satisfies `ready`. */
export async function startProgram(
  [path, ...args]: [string, ...string[]],
  ready: (lines: string[]) => boolean | Promise<boolean>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  const child = spawn(path, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  // Not `close`: what the program has started writes to the same streams.
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
  };

  const deadline = Date.now() + commandTimeout;
  while (!(await ready(lines))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${path} did not start:\n${lines.join('\n')}`);
    }
    await pause(50);
  }
  return { lines, stop };
}
