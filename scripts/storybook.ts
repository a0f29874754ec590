import { command } from './command.ts';
import { runSteps } from './build-steps/run-steps.ts';
import { generated } from './build-steps/steps.ts';
import { run } from './run.ts';

const [verb = 'dev', ...options] = process.argv.slice(2);

await command(async () => {
  await runSteps(generated);
  const usual = verb === 'dev' ? ['--port', '6006', '--host', 'localhost', '--ci'] : ['--quiet'];
  process.exitCode = await run('storybook', [verb, ...usual, ...options]);
});
