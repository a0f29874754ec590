import type { Claim, Effort } from './Claim.ts';
import type { Part } from './parts.ts';

/** What was found of a part; incomplete where it could not be tried to its end. */
interface Outcome {
  claims: Claim[];
  isComplete: boolean;
}

/** Tries a part, and tells what was found. */
export async function proveAndTell({ title, lacks, prove }: Part, effort: Effort): Promise<Outcome> {
  process.stdout.write(`\n${title}\n`);
  const began = Date.now();
  const lack = lacks();
  const { claims, isComplete } = await (
    lack === undefined ? prove(effort) : Promise.reject(new Error(lack))
  ).then(
    (found) => ({ claims: found, isComplete: true }),
    (error: unknown) => ({ claims: [notTried(error)], isComplete: false }),
  );
  tell(claims);
  process.stdout.write(`  ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  return { claims, isComplete };
}

function notTried(error: unknown): Claim {
  const found = error instanceof Error ? error.message : String(error);
  return { claim: 'Could be tried to its end', found, held: false };
}

/** Tells claims and what was found, a line each. */
export function tell(claims: Claim[]): Claim[] {
  const mark = (held: boolean | undefined) => (held === undefined ? '·' : held ? '✓' : '✗');
  const lines = claims.map(({ claim, found, held }) => `  ${mark(held)} ${claim}: ${found}\n`);
  process.stdout.write(lines.join(''));
  return claims;
}
