import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

/** What a command answered that was not shown: its exit code, and what it said. */
export interface Outcome {
  code: number;
  output: string;
}

/** Runs a command of the repository to its end, shows what it says, and gives its exit code. */
export function run(command: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<number> {
  return exitCodeOf(show(command, args, variables));
}

/** Runs a command as `run` does; after the given time ends it with all that it started, which counts as a failure. */
export async function runWithin(
  minutes: number,
  command: string,
  args: string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<number> {
  // A group of its own, so that it can be ended with its children.
  const child = show(command, args, variables, { detached: true });
  const endWithIt = (signal: NodeJS.Signals) => {
    endGroup(child, signal);
    process.exit(1);
  };
  process.on('SIGINT', endWithIt).on('SIGTERM', endWithIt);
  const limit = setTimeout(() => {
    process.stderr.write(`\n${command} did not end within ${minutes} minutes and was ended.\n`);
    endGroup(child, 'SIGKILL');
  }, minutes * 60_000);

  const code = await exitCodeOf(child);
  clearTimeout(limit);
  process.off('SIGINT', endWithIt).off('SIGTERM', endWithIt);
  return code;
}

function show(command: string, args: string[], variables: NodeJS.ProcessEnv, options: SpawnOptions = {}) {
  return spawn(command, args, {
    ...options,
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  });
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command to its end and keeps what it says. */
export async function runQuietly(command: string, args: string[]): Promise<Outcome> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { code: await exitCodeOf(child), output };
}

/** Runs a command quietly, and throws with all it said where it fails. */
export async function runOrThrow(command: string, args: string[]): Promise<void> {
  const { code, output } = await runQuietly(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n\n${output}`);
}

async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
