import { auditProblems } from './audit/advisories.ts';
import { command } from './command.ts';
import { runQuietly } from './run.ts';

/** Asks the registry for advisories about what is shipped. It needs the network, so no test and no check runs it. */
await command(async () => {
  const { output } = await runQuietly('npm', ['audit', '--json', '--omit', 'dev', '--loglevel', 'silent']);
  const problems = auditProblems(output);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  process.stdout.write('No advisory concerns what is shipped.\n');
});
