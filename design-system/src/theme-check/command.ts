#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { checkTheme, type ThemeProblem } from './checkTheme.ts';
import { leftBehind } from './leftBehind.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write('Say which style sheets to check: stillpoint-theme-check brand.css\n');
  process.exit(2);
}

let problems = 0;
for (const path of paths) {
  const sheet = readFileSync(path, 'utf8');
  for (const problem of checkTheme(sheet)) {
    problems += 1;
    process.stdout.write(`${path}: ${sentenceOf(problem)}\n`);
  }
  // A hint: what is left behind has its contrast, and may be meant.
  for (const { name, states } of leftBehind(sheet)) {
    process.stdout.write(
      `${path}: ${name} is set, but not ${states.join(' and ')}, which stay the design system’s.\n`,
    );
  }
}
process.stdout.write(
  problems === 0
    ? 'Every pair of colours has its contrast, by day and by night.\n'
    : `${problems} to mend.\n`,
);
process.exitCode = problems === 0 ? 0 : 1;

function sentenceOf(problem: ThemeProblem): string {
  if (problem.kind === 'unknown') return `${problem.name} is no colour of the design system.`;
  const { theme, front, back, written, atLeast } = problem;
  const pair = `by ${theme}, ${front} (${written.front}) on ${back} (${written.back})`;
  return problem.kind === 'notJudged'
    ? `${pair} cannot be judged: write both as opaque colours.`
    : `${pair} has a contrast of ${rounded(problem.contrast)}; it needs ${atLeast}.`;
}

/** Never rounded up to what is needed. */
function rounded(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}
