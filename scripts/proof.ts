import { command } from './command.ts';
import { full, quick } from './proof/Claim.ts';
import { keep } from './proof/report.ts';
import { parts, type PartName } from './proof/parts.ts';
import { proveAndTell } from './proof/telling.ts';

/** Tries as much as is part of the tests, and keeps nothing. */
const quickly = '--quick';

// Who leaves in the middle leaves no service behind: each of them ends as this process exits.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await command(async () => {
  const { names, effort } = asked(process.argv.slice(2));
  for (const name of names) {
    const claims = await proveAndTell(parts[name], effort);
    if (effort === full) await keep(name, claims);
    if (claims.some(({ held }) => !held)) process.exitCode = 1;
  }
});

/** The parts that were asked for, or all of them. */
function asked(words: string[]) {
  const all = Object.keys(parts) as PartName[];
  const wanted = words.filter((word) => word !== quickly);
  const unknown = wanted.find((word) => !all.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Error(`There is no proof called “${unknown}”: say ${all.join(', ')}, or nothing for all.`);
  }
  return {
    names: wanted.length === 0 ? all : all.filter((name) => wanted.includes(name)),
    effort: words.includes(quickly) ? quick : full,
  };
}
