import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

/** A test that proves requirements, or a group of such tests. */
export interface TaggedTest {
  /** Its path from the root. */
  file: string;
  /** What it is called in its file. */
  name: string;
  /** Numbers of requirements. */
  proves: string[];
}

/** What is not ours, or is made of other files. */
const leftOut = new Set([
  'node_modules',
  'build',
  'dist',
  'generated',
  'storybook-static',
  '.git',
  '.stillpoint',
]);

/** Each file of tests of the repository, by its path from the root. */
export function testFiles(): string[] {
  return globSync(['**/*.{test,spec}.{ts,tsx}', '.storybook/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => leftOut.has(basename(path)),
  }).toSorted();
}

/** The line above a test: `// ASVS V2.1.3 V2.1.4`. */
const tag = /^\/\/ ASVS((?: V\d+\.\d+\.\d+)+)$/;

/** The tests that are tagged, by file. Throws where a tag is above no test. */
export function taggedTests(): TaggedTest[] {
  return testFiles().flatMap((file) => taggedTestsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The tagged tests of a source text. */
export function taggedTestsIn(file: string, text: string): TaggedTest[] {
  const tags = text.split('\n').filter((line) => tag.test(line.trim()));
  if (tags.length === 0) return [];
  const found: TaggedTest[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const proves = numbersAbove(node, text);
      const name = nameOfTest(node.expression);
      if (name !== undefined && proves.length > 0) found.push({ file, name, proves });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.length !== tags.length) throw new Error(`${file}: a tag of ASVS stands above no test.`);
  return found;
}

function numbersAbove(node: ts.Node, text: string): string[] {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => {
    const [, numbers = ''] = tag.exec(text.slice(pos, end)) ?? [];
    return numbers.split(' V').slice(1);
  });
}

/** What `test('…')`, `describe('…')` and `test.each(…)('…')` are called. */
function nameOfTest(call: ts.Expression): string | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  const [name] = call.arguments;
  if (!ts.isIdentifier(callee) || !/^(?:test|describe)$/.test(callee.text) || name === undefined)
    return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText().slice(1, -1) : undefined;
}
