import { command } from './command.ts';
import { packageSteps } from './design-system/package/step.ts';
import { runSteps } from './build-steps/run-steps.ts';
import { generated } from './build-steps/steps.ts';
import { run } from './run.ts';

const [verb = 'dev', ...options] = process.argv.slice(2);

await command(async () => {
  // What is published has the passports of screens, which stand in the package.
  await runSteps(verb === 'build' ? packageSteps : generated);
  const usual = verb === 'dev' ? ['--port', '6006', '--host', 'localhost', '--ci'] : ['--quiet'];
  process.exitCode = await run('storybook', [verb, ...usual, ...options]);
});
