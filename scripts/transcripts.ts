import { command } from './command.ts';
import { sentence } from './test-run/counts.ts';
import { runners } from './test-run/runners.ts';

// Writes what a screen reader says of each state of the screens, or of those that are named: `npm run transcripts -- Checkout`.
await command(async () => {
  process.env.STORIES_READ = 'only';
  const names = process.argv.slice(2);
  const counts = await runners.stories.run([...(names.length > 0 ? names : ['src/screens']), '--update']);
  process.stdout.write(`${[...counts.failures, sentence(counts)].join('\n')}\n`);
  if (counts.failed > 0) process.exitCode = 1;
});
