import { command } from './command.ts';
import { makeAll } from './products/make-all.ts';
import { generated } from './products/products.ts';
import { run } from './run.ts';

const [verb = 'dev', ...options] = process.argv.slice(2);

await command(async () => {
  await makeAll(generated);
  const usual = verb === 'dev' ? ['--port', '6006', '--host', 'localhost', '--ci'] : ['--quiet'];
  process.exitCode = await run('storybook', [verb, ...usual, ...options]);
});
