import { askedParts } from './asked-parts.ts';
import { full, quick, type Findings } from './bench/Figure.ts';
import { parts } from './bench/parts.ts';
import { record } from './bench/record.ts';
import { command } from './command.ts';

// Who leaves in the middle leaves no service behind: each of them ends as this process exits.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await command(async () => {
  const { names, isQuick } = askedParts(process.argv.slice(2), parts);
  const effort = isQuick ? quick : full;
  for (const name of names) {
    try {
      const findings = await parts[name](effort);
      print(findings);
      if (!isQuick) record(name, findings);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
});

/** One figure a line. What was left out is said beside them. */
function print({ figures, leftOut = [] }: Findings) {
  for (const { name, value, unit } of figures) process.stdout.write(`${name} ${value} ${unit}\n`);
  for (const sentence of leftOut) process.stderr.write(`${sentence}\n`);
}
