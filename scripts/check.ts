import { runSteps } from './build-steps/run-steps.ts';
import { built } from './build-steps/steps.ts';
import { command } from './command.ts';
import { progress } from './progress.ts';
import { runQuietly } from './run.ts';

/** Each is an npm script that can be run alone. Lint takes as long as all others, so it runs beside them. */
const lanes = [
  { lint: 'Lint and format' },
  {
    types: 'Types',
    boundaries: 'Who imports whom',
    translations: 'Translations',
    knip: 'Nothing unused',
    sizes: 'Sizes',
    'package-lint': 'The package',
  },
];

await command(async () => {
  await runSteps(built);
  const failures: unknown[] = [];
  await Promise.all(lanes.map((lane) => runLane(lane, failures)));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n\n'));
  process.stdout.write('Everything holds.\n');
});

/** Runs the checks of a lane one after the other. */
async function runLane(lane: Record<string, string>, failures: unknown[]) {
  for (const [script, title] of Object.entries(lane)) {
    await progress(title, async () => {
      const { code, output } = await runQuietly('npm', ['run', '--silent', script]);
      if (code !== 0) throw new Error(`npm run ${script}\n\n${output.trim()}`);
      return undefined;
    }).catch((failure: unknown) => failures.push(failure));
  }
}
