import { expect, test } from 'vitest';
import { countedLookupTerm } from './countedLookupTerm.ts';

test.each([
  ['alma.keller@Acorn.example ', 'domain', 'acorn.example'],
  ['"alma@home"@acorn.example', 'domain', 'acorn.example'],
  ['acorn.example', 'domain', 'acorn.example'],
  ['Acorn & Sons', 'name', 'Acorn & Sons'],
  ['Acorn +49 170 1234567', 'name', 'Acorn [number]'],
  ['Acorn alma@acorn.example', 'name', 'Acorn [email]'],
  ['alma@acorn', 'name', 'alma acorn'],
  ['A'.repeat(200), 'name', 'A'.repeat(80)],
  ['@', 'name', undefined],
] as const)('of %j, looked up as a %s, %j is counted', (term, lookupType, counted) => {
  expect(countedLookupTerm(term, lookupType)).toBe(counted);
});
