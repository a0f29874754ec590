import { globSync } from 'node:fs';
import { command } from '../../scripts/command.ts';
import { generated } from '../../scripts/build-steps/steps.ts';
import { runSteps } from '../../scripts/build-steps/run-steps.ts';
import { root } from '../../scripts/root.ts';
import { run } from '../../scripts/run.ts';
import { lacksChromium } from '../../scripts/test-run/browsers.ts';

const check = '--check';
/** Files that one page reads: it grows slower with each. */
const mostFiles = 12;

/**
 * Writes what a screen reader says of each state of the screens, or of those whose path has one of the names. `--check`
 * compares it with the files, and names what differs.
 */
await command(async () => {
  const lack = await lacksChromium();
  if (lack !== undefined) throw new Error(lack);

  const words = process.argv.slice(2);
  const names = words.filter((word) => word !== check);
  const files = globSync('design-system/src/screens/**/*.stories.tsx', { cwd: root })
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .sort();
  await runSteps(generated);
  for (let at = 0; at < files.length; at += mostFiles) {
    const code = await run('vitest', [
      'run',
      '--config=.storybook/transcript-run/vitest.config.ts',
      ...files.slice(at, at + mostFiles),
      ...(words.includes(check) ? [] : ['--update']),
    ]);
    if (code !== 0) process.exitCode = 1;
  }
});
