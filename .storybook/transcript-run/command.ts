import { command } from '../../scripts/command.ts';
import { generated } from '../../scripts/build-steps/steps.ts';
import { runSteps } from '../../scripts/build-steps/run-steps.ts';
import { run } from '../../scripts/run.ts';
import { lacksChromium } from '../../scripts/test-run/browsers.ts';
import { groupsOfStoryFiles, transcriptsConfig } from '../../scripts/storybook/transcript-groups.ts';

const check = '--check';

/**
 * Writes what a screen reader says of each state of the screens, or of those whose path has one of the names. `--check`
 * compares it with the files, and names what differs.
 */
await command(async () => {
  const lack = await lacksChromium();
  if (lack !== undefined) throw new Error(lack);

  const words = process.argv.slice(2);
  const names = words.filter((word) => word !== check);
  await runSteps(generated);
  for (const files of groupsOfStoryFiles(names)) {
    const code = await run('vitest', [
      'run',
      `--config=${transcriptsConfig}`,
      ...files,
      ...(words.includes(check) ? [] : ['--update']),
    ]);
    if (code !== 0) process.exitCode = 1;
  }
});
