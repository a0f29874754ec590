import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../../scripts/root.ts';
import { languages } from '../review/languages.ts';
import { countsOf, problemsIn, readingOf, type ProblemAt } from '../review/problems/reading.ts';
import { kindNames, sentenceOf } from '../review/problems/sentences.ts';
import { problemKinds } from '../review/problems/record.ts';
import { themes, widths } from '../review/sheet-address.ts';
import { readRecords } from './records.ts';

/** Says of each story file how many problems there are, and at the end what they are. */
export function reportProblems(): Reporter {
  return {
    onTestModuleEnd(module) {
      const states = storiesOf(module);
      const problems = problemsOf(states);
      const path = relative(root, module.moduleId).replace(/^design-system\/src\//, '');
      write(`${path}: ${states.length} states, ${problems.length} problems`);
      for (const line of new Set(problems.map(lineOf))) write(`  ${line}`);
    },
    onTestRunEnd(modules, errors) {
      const problems = problemsOf(modules.flatMap(storiesOf));
      const counts = countsOf(problems);
      const kinds = problemKinds.filter((kind) => counts[kind] > 0);
      const listed = kinds.map((kind) => `${kindNames[kind].toLowerCase()} ${counts[kind]}`).join(', ');
      write(`\n${problems.length} problems${listed === '' ? '' : `: ${listed}`}`);
      for (const module of modules)
        for (const test of module.children.allTests('failed')) write(`Not measured: ${test.fullName}`);
      for (const { message } of errors) write(message);
    },
  };
}

function storiesOf(module: TestModule): string[] {
  return [...module.children.allTests()].flatMap((test) => test.meta().storyId ?? []);
}

/** The problems of states, each once, whatever the widths and themes that have it. */
function problemsOf(states: readonly string[]): ProblemAt[] {
  const components = new Set(states.map((id) => id.replace(/--.*/, '')));
  const listed = languages.map(({ value }) => value);
  return [...components].flatMap((component) => {
    const reading = readingOf(readRecords(component), () => false);
    const asked = widths.flatMap((width) =>
      themes.flatMap((theme) => problemsIn(reading, { languages: listed, theme, width })),
    );
    const different = new Map(asked.map((at) => [keyOf(at), at]));
    return [...different.values()].filter(({ id }) => states.includes(id));
  });
}

function keyOf({ id, language, problem }: ProblemAt): string {
  return [id, language, problem.kind, problem.text].join('\n');
}

function lineOf({ language, problem }: ProblemAt): string {
  return `${language}: ${sentenceOf(problem)}`;
}

function write(line: string) {
  process.stdout.write(`${line}\n`);
}
