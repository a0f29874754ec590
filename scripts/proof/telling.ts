import type { Claim, Effort } from './Claim.ts';
import type { Part } from './parts.ts';

/** Tries a part, and tells what was found. */
export async function proveAndTell({ title, prove }: Part, effort: Effort): Promise<Claim[]> {
  process.stdout.write(`\n${title}\n`);
  const began = Date.now();
  const claims = await prove(effort).catch((error: unknown): Claim[] => [
    {
      claim: 'Could be tried to its end',
      found: error instanceof Error ? error.message : String(error),
      held: false,
    },
  ]);
  tell(claims);
  process.stdout.write(`  ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  return claims;
}

/** Tells claims and what was found, a line each. */
export function tell(claims: Claim[]): Claim[] {
  const lines = claims.map(({ claim, found, held }) => `  ${held ? '✓' : '✗'} ${claim}: ${found}\n`);
  process.stdout.write(lines.join(''));
  return claims;
}
