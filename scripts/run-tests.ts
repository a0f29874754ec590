import { command } from './command.ts';
import { findPostgres } from './postgres.ts';
import { nothing, sentence, sum, type Counts } from './test-run/counts.ts';
import { haveChromium } from './test-run/install-chromium.ts';
import { runners, type RunnerName } from './test-run/runners.ts';

const missingBrowser =
  'No Chromium could be found or installed, so neither stories nor journeys ran: set CHROMIUM_PATH.';
const missingDatabase =
  'No PostgreSQL was found, so races, locks and kills were not proven: set TEST_DATABASE_URL or install the server.';

await command(async () => {
  const [asked, ...options] = process.argv.slice(2);
  const names = isRunner(asked) ? [asked] : (Object.keys(runners) as RunnerName[]);
  const missing: string[] = [];
  const results: Counts[] = [];

  for (const name of names) {
    const { title, needsBrowser, run } = runners[name];
    process.stdout.write(`\n${title}\n`);
    if (needsBrowser && !(await haveChromium())) {
      if (!missing.includes(missingBrowser)) missing.push(missingBrowser);
      results.push({ ...nothing, skipped: 1 });
    } else {
      results.push(await run(isRunner(asked) ? options : process.argv.slice(2)));
    }
  }
  if (names.includes('unit') && findPostgres() === undefined) missing.push(missingDatabase);

  const total = sum(results);
  process.stdout.write(
    [
      '',
      ...names.map((name, index) => `${runners[name].title}: ${sentence(results[index] ?? nothing)}`),
      ...missing,
      sentence(total),
      '',
    ].join('\n'),
  );
  if (total.failed > 0) process.exitCode = 1;
});

function isRunner(name: string | undefined): name is RunnerName {
  return name !== undefined && Object.hasOwn(runners, name);
}
