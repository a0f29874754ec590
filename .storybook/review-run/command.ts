import { command } from '../../scripts/command.ts';
import { generated } from '../../scripts/build-steps/steps.ts';
import { runSteps } from '../../scripts/build-steps/run-steps.ts';
import { lacksChromium } from '../../scripts/test-run/browsers.ts';
import { run } from '../../scripts/run.ts';
import { optionsIn } from './options.ts';
import { removeOlder } from './records.ts';

/**
 * Measures what is wrong in screens, or in the stories whose path has one of the names; `--all` includes patterns,
 * primitives and mails. `--watch` measures again what a change touches.
 */
await command(async () => {
  const { watch, all, names } = optionsIn(process.argv.slice(2));
  const lack = await lacksChromium();
  if (lack !== undefined) throw new Error(lack);

  const begin = new Date();
  await runSteps(generated);
  process.exitCode = await run('vitest', [
    watch ? 'watch' : 'run',
    '--config=.storybook/review-run/vitest.config.ts',
    ...names,
  ]);
  if (all && process.exitCode === 0) removeOlder(begin);
});
