import { type Chapter, type Requirement, type Standing, standings } from './Chapter.ts';
import type { TaggedTest } from './tagged-tests.ts';

/** The page of the standard: each requirement, how it stands here, and what proves it. Markdown. */
export function asvsPage(chapters: readonly Chapter[], tests: readonly TaggedTest[]): string {
  return [
    '# ASVS 4.0.3, level 2',
    '',
    'Each requirement of levels 1 and 2 of the OWASP Application Security Verification Standard 4.0.3, in short words of ours, and how',
    'it stands here. [The threat model](../threat-model.md) says what they are against. What the standard has deleted or moved is left out.',
    '',
    'Written by `npm run asvs` from `scripts/asvs/chapters` and from the tags above tests, such as `// ASVS V2.1.3`. A test',
    '(`scripts/asvs/asvs.test.ts`) fails where a requirement is missing, where one that is met has no test, where one that is',
    'not met has no reason, and where this page is not what these files say.',
    '',
    ...summary(chapters),
    ...chapters.flatMap((chapter, index) => chapterTable(chapter, index + 1, tests)),
  ].join('\n');
}

function summary(chapters: readonly Chapter[]): string[] {
  const kinds = Object.keys(standings) as Standing[];
  const count = (requirements: readonly Requirement[]) =>
    kinds.map((kind) => requirements.filter(({ here }) => here === kind).length);
  const rows = chapters.map(({ title, requirements }, index) => [
    `${index + 1}. ${title}`,
    ...count(Object.values(requirements)),
  ]);
  const all = chapters.flatMap(({ requirements }) => Object.values(requirements));
  return table(['Chapter', ...kinds.map((kind) => standings[kind])], [...rows, ['All', ...count(all)]]);
}

function chapterTable(
  { title, requirements }: Chapter,
  number: number,
  tests: readonly TaggedTest[],
): string[] {
  const rows = Object.entries(requirements).map(([id, requirement]) => [
    `${id} ${requirement.asks}`,
    standings[requirement.here],
    [requirement.how, requirement.needs && `**Needed:** ${requirement.needs}`].filter(Boolean).join('. '),
    [...(requirement.files ?? []).map((file) => `\`${file}\``), ...testsOf(id, tests)].join('<br>'),
  ]);
  return [
    `## ${number}. ${title}`,
    '',
    ...table(['Requirement', 'Here', 'How, or why not', 'Test, or where it is read'], rows),
  ];
}

/** The files that prove a requirement, each with the names of its tests. */
function testsOf(id: string, tests: readonly TaggedTest[]): string[] {
  const byFile = Map.groupBy(
    tests.filter(({ proves }) => proves.includes(id)),
    ({ file }) => file,
  );
  return [...byFile].map(
    ([file, found]) => `\`${file}\`: ${found.map(({ name }) => `“${escaped(name)}”`).join(', ')}`,
  );
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** A text that Markdown shows as it is. */
function escaped(text: string): string {
  return text.replaceAll(/[|<>*_`[\]]/g, String.raw`\$&`);
}
