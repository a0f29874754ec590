import { askedParts } from './asked-parts.ts';
import { command } from './command.ts';
import { full, quick } from './proof/Claim.ts';
import { keep } from './proof/report.ts';
import { parts } from './proof/parts.ts';
import { proveAndTell } from './proof/telling.ts';

// Who leaves in the middle leaves no service behind: each of them ends as this process exits.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await command(async () => {
  const { names, isQuick } = askedParts(process.argv.slice(2), parts);
  for (const name of names) {
    const { claims, isComplete } = await proveAndTell(parts[name], isQuick ? quick : full);
    if (!isQuick && isComplete) await keep(name, claims, Object.keys(parts));
    if (claims.some(({ held }) => held === false)) process.exitCode = 1;
  }
});
