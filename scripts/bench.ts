import { full, quick, type Findings } from './bench/Figure.ts';
import { parts, type PartName } from './bench/parts.ts';
import { record } from './bench/record.ts';
import { command } from './command.ts';

/** Measures little and keeps nothing: to see that the bench itself works. */
const quickly = '--quick';

// Who leaves in the middle leaves no service behind: each of them ends as this process exits.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await command(async () => {
  const { names, effort } = asked(process.argv.slice(2));
  for (const name of names) {
    try {
      const findings = await parts[name](effort);
      print(findings);
      if (effort === full) record(name, findings);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
});

/** The parts that were asked for, or all of them. */
function asked(words: string[]) {
  const all = Object.keys(parts) as PartName[];
  const wanted = words.filter((word) => word !== quickly);
  const unknown = wanted.find((word) => !all.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Error(`There is no part called “${unknown}”: say ${all.join(', ')}, or nothing for all.`);
  }
  return {
    names: wanted.length === 0 ? all : all.filter((name) => wanted.includes(name)),
    effort: words.includes(quickly) ? quick : full,
  };
}

/** One figure a line. What was left out is said beside them. */
function print({ figures, leftOut = [] }: Findings) {
  for (const { name, value, unit } of figures) process.stdout.write(`${name} ${value} ${unit}\n`);
  for (const sentence of leftOut) process.stderr.write(`${sentence}\n`);
}
