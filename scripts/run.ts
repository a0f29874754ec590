import { exitCodeOf, outputOf, signalGroup, startProcess, type ProcessOptions } from './child-process.ts';

/** Exit code and output of a command that ran without being shown. */
export interface Outcome {
  code: number;
  output: string;
}

const shown: ProcessOptions = { stdio: ['ignore', 'inherit', 'inherit'] };

/** Runs a command to its end, shows its output, and returns its exit code. */
export function run(command: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<number> {
  return exitCodeOf(startProcess(command, args, { ...shown, variables }));
}

/** Runs a command as `run` does; after the given time ends it with all that it started, which counts as a failure. */
export async function runWithin(
  minutes: number,
  command: string,
  args: string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<number> {
  // A group of its own, so that it can be ended with its children.
  const child = startProcess(command, args, { ...shown, variables, detached: true });
  const endWithUs = (signal: NodeJS.Signals) => {
    signalGroup(child, signal);
    process.exit(1);
  };
  process.on('SIGINT', endWithUs).on('SIGTERM', endWithUs);
  const limit = setTimeout(() => {
    process.stderr.write(`\n${command} did not end within ${minutes} minutes and was ended.\n`);
    signalGroup(child, 'SIGKILL');
  }, minutes * 60_000);

  const code = await exitCodeOf(child);
  clearTimeout(limit);
  process.off('SIGINT', endWithUs).off('SIGTERM', endWithUs);
  return code;
}

/** Runs a command to its end and returns its output. */
export async function runQuietly(command: string, args: string[]): Promise<Outcome> {
  const child = startProcess(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of outputOf(child))
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { code: await exitCodeOf(child), output };
}

/** Runs a command quietly, and throws with all its output if it fails. */
export async function runOrThrow(command: string, args: string[]): Promise<void> {
  const { code, output } = await runQuietly(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n\n${output}`);
}
