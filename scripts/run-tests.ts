import { hasPostgres } from '../backend/src/testing/postgres-server.ts';
import { command } from './command.ts';
import { timeTaken } from './test-run/budget.ts';
import { nothing, sentence, sentenceOfRunner, sum, type Counts } from './test-run/counts.ts';
import { runners, type RunnerName } from './test-run/runners.ts';

/** Makes a skipped test a failure: for machines that have a browser and PostgreSQL. */
const nothingSkipped = '--nothing-skipped';
const missingDatabase =
  'No PostgreSQL was found, so tests of races, locks and kills were skipped: set TEST_DATABASE_URL or install the server.';

// Who leaves in the middle leaves no server behind: each of them ends as this process exits.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await command(async () => {
  const begin = Date.now();
  const { names, options, strict } = asked(process.argv.slice(2));
  const results = new Map<RunnerName, Counts>();
  const missing = new Set<string>();

  for (const name of names) {
    const { title, lacks, run } = runners[name];
    process.stdout.write(`\n${title}\n`);
    const lack = await lacks();
    if (lack !== undefined) {
      missing.add(lack);
      results.set(name, { ...nothing, skipped: 1 });
    } else {
      results.set(name, await run(options).catch(asFailure));
    }
  }
  const named = process.env.TEST_DATABASE_URL ?? '';
  if (names.includes('unit') && named === '' && !hasPostgres()) missing.add(missingDatabase);

  const total = sum([...results.values()]);
  const failures = total.failures.length > 0 ? ['Failed:', ...total.failures, ''] : [];
  const parts = [...results].map(([name, counts]) => `${runners[name].title}: ${sentenceOfRunner(counts)}`);
  const time = timeTaken(process.env, Date.now(), begin);
  process.stdout.write(`\n${[...failures, ...parts, ...missing, time, sentence(total)].join('\n')}\n`);
  if (total.failed > 0 || (strict && total.skipped > 0)) process.exitCode = 1;
});

function asked(words: string[]): { names: RunnerName[]; options: string[]; strict: boolean } {
  const [first, ...options] = words.filter((word) => word !== nothingSkipped);
  const names = Object.keys(runners) as RunnerName[];
  const chosen = names.filter((name) => name === first);
  if (first !== undefined && chosen.length === 0) {
    throw new Error(`There are no tests called “${first}”: say ${names.join(', ')}, or nothing for all.`);
  }
  return { names: first === undefined ? names : chosen, options, strict: words.includes(nothingSkipped) };
}

/** Counts a runner that could not start as one failed test, so that the others still run. */
function asFailure(error: unknown): Counts {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  return { ...nothing, failed: 1 };
}
