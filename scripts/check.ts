import { runSteps } from './build-steps/run-steps.ts';
import { built } from './build-steps/steps.ts';
import { command } from './command.ts';
import { progress } from './progress.ts';
import { runQuietly } from './run.ts';

/** Each is an npm script that can be run alone. The longest come first. */
const checks: Record<string, string> = {
  'lint:pages': 'Lint of what is drawn',
  types: 'Types',
  'lint:server': 'Lint of backend, sandbox and scripts',
  'package-lint': 'The package',
  'lint:format': 'Format',
  knip: 'Nothing unused',
  sizes: 'Sizes',
  boundaries: 'Who imports whom',
  translations: 'Translations',
};

/** A check a core of the smallest machine. */
const checksAtOnce = 2;

await command(async () => {
  await runSteps(built);
  const failures: unknown[] = [];
  const left = Object.entries(checks).values();
  await Promise.all(Array.from({ length: checksAtOnce }, () => run(left, failures)));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n\n'));
  process.stdout.write('Everything holds.\n');
});

/** Runs one check after the other of those that are left. */
async function run(left: Iterable<[script: string, title: string]>, failures: unknown[]) {
  for (const [script, title] of left) {
    await progress(title, async () => {
      const { code, output } = await runQuietly('npm', ['run', '--silent', script]);
      if (code !== 0) throw new Error(`npm run ${script}\n\n${output.trim()}`);
      return undefined;
    }).catch((failure: unknown) => failures.push(failure));
  }
}
