import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeEnvironment } from './node-environment.ts';

/** A process of ours that a test started, answering at an address. */
export interface RunningProcess {
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const timeoutSeconds = 90;

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
  const until = Date.now() + timeoutSeconds * 1000;
  while (Date.now() < until && child.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch {
      await sleep(50);
    }
  }
  const { exitCode } = child;
  child.kill('SIGKILL');
  throw new Error(
    exitCode === null
      ? `${address} did not answer within ${timeoutSeconds} seconds.`
      : `The process that should answer at ${address} ended with code ${exitCode}. Its output is above.`,
  );
}
