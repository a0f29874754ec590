import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/root.ts';
import { modulesBelow } from './modules.ts';

const pages = join(root, 'site/src/pages');

/** The names of the analytics events that the rows of a page send, from its folder. The view of the page is not among them. */
export function eventsOf(folder: string): string[] {
  const entries = ['page.ts', 'live.ts', 'effects.ts'].map((file) => join(pages, folder, file));
  const modules = entries.filter(existsSync).flatMap(modulesBelow);
  const names = [...new Set(modules)].filter(namesEvents).flatMap(namesIn);
  return [...new Set(names)].sort();
}

/** The folders of pages by their names, from the list of entries. */
export function pageFolders(): Map<string, string> {
  const entries = readFileSync(join(pages, 'generated/entries.ts'), 'utf8');
  return new Map(
    Array.from(entries.matchAll(/entry as (\w+) \} from '(.+)'/g), ([, name = '', path = '']) => [
      name,
      join('generated', dirname(path)),
    ]),
  );
}

/** Whether a module has rows of a table of analytics, or what such rows say. */
function namesEvents(path: string): boolean {
  return (
    !path.startsWith(join(root, 'site/src/state/analytics')) &&
    /state\/analytics\/|'\.\.\/analytics\//.test(readFileSync(path, 'utf8'))
  );
}

/** The texts that stand for a `name` in objects. */
function namesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'name') collect(node.initializer);
    else if (ts.isVariableDeclaration(node) && node.name.getText() === 'name' && node.initializer)
      collect(node.initializer);
    else node.forEachChild(visit);
  };
  const collect = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    // What is asked in a condition is no name.
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(collect);
  };
  visit(file);
  return found;
}
