/** @vitest-environment node */
import { describe, expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const drawn = ['screens', 'mails'].map((folder) => join(import.meta.dirname, '..', folder));
const lists = drawn.flatMap((folder) =>
  globSync('**/*.states.ts', { cwd: folder }).map((path) => join(folder, path)),
);
const screens = lists.map((path) => ({ name: basename(path, '.states.ts'), path }));

describe.each(screens)('$name', ({ path }) => {
  test('shows each of its states in a story, and nothing besides', async () => {
    const stories = storiesIn(path.replace('.states.ts', '.stories.tsx'));
    const states = await statesIn(path);

    expect([...stories.keys()].sort()).toEqual(states.map(storyNameOf).sort());
    // A screen with one state has nothing to tell apart.
    for (const state of states.length > 1 ? states : []) {
      expect(stories.get(storyNameOf(state))).toMatch(new RegExp(`(States|Variants)\\.${state}\\b`));
    }
  });
});

test('Every screen and mail has a list of its states', () => {
  const folders = drawn.flatMap((folder) =>
    globSync('**/*.stories.tsx', { cwd: folder })
      .filter((path) => !path.endsWith('.interactions.stories.tsx'))
      .map((path) => basename(path, '.stories.tsx')),
  );
  expect(folders.sort()).toEqual(screens.map(({ name }) => name).sort());
});

/** The keys of the lists that the file exports: its states, and variants of them. */
async function statesIn(path: string): Promise<string[]> {
  const exported = (await import(path)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, list]) =>
    /(States|Variants)$/.test(name) && isList(list) ? Object.keys(list) : [],
  );
}

function isList(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storyNameOf(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}

/** The source of each exported story, by name. Read, not run: stories belong to the browser. */
function storiesIn(path: string): Map<string, string> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(source),
      text: declaration.getText(source),
      exported: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true,
    })),
  );
  const ofAll = declared.find(({ name }) => name === 'meta')?.text ?? '';
  return new Map(
    declared
      .filter(({ exported }) => exported)
      .map(({ name, text }) => [name, /\bstate:/.test(text) ? text : text + ofAll]),
  );
}
