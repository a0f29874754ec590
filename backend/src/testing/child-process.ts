import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeEnvironment } from './node-environment.ts';

/** A process of ours that a test started, answering at an address. */
export interface RunningProcess {
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const timeoutMs = 90_000;

/**
 * Starts a TypeScript file as a process of its own and waits until it answers. It has a channel to the test's process
 * and ends when that closes: a killed test runner leaves nothing behind.
 */
export async function startProcess(
  file: string,
  { environment, answersAt }: { environment: Record<string, string>; answersAt: string },
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...nodeEnvironment, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.channel?.unref();
  await untilItAnswers(answersAt, child);

  return {
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
    },
  };
}

async function untilItAnswers(address: string, child: ChildProcess) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && child.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch {
      await sleep(50);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`${address} did not answer.`);
}
