import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { baseOf } from '../../translations/checks/plurals.ts';
import type { Texts } from '../../translations/checks/texts.ts';
import { root } from '../root.ts';

/** What a piece of source asks for: in which namespaces (in any, where it does not say), and which keys. */
export interface Asked {
  namespaces: string[];
  /** Key paths; `*` stands for a part that is computed. */
  paths: string[][];
}

/** The backend asks for these by the codes of its refusals, and for all of a calendar's. Its own tests hold that there are no more. */
const askedByBackend: Asked = { namespaces: ['refusals', 'calendar'], paths: [['*']] };

/** Everything that is asked for: by the design system, the site and the backend. */
export function askedInSource(): Asked[] {
  const files = globSync(['design-system/src/**/*.{ts,tsx}', 'site/{src,sagas}/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const asked = files
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => askedIn(readFileSync(join(root, file), 'utf8')));
  return [...asked, askedByBackend];
}

/** Reads `t($ => $.title)` and its like out of a source text. */
export function askedIn(source: string): Asked {
  const namespaces = [...source.matchAll(/(?:useTranslation\(|TFunction<|getFixedT\([^)]*, )\[?'(\w+)'/g)];
  const paths: string[][] = [];
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(tree);
  return { namespaces: namespaces.map(([, name = '']) => name), paths };

  function visit(node: ts.Node) {
    const path = pathOf(node);
    if (path !== undefined && path.length > 0) paths.push(path);
    else ts.forEachChild(node, visit);
  }
}

/** The keys that nothing asks for. */
export function orphans(english: Texts, asked: Asked[]): string[] {
  return [...english.keys()].filter((key) => {
    const [namespace = '', path = ''] = baseOf(key).split(':');
    const parts = path.split('.');
    return !asked.some(
      ({ namespaces, paths }) =>
        (namespaces.length === 0 || namespaces.includes(namespace)) &&
        paths.some((each) => leadsTo(each, parts)),
    );
  });
}

/** A path that ends early asks for all below it. */
function leadsTo(path: string[], parts: string[]): boolean {
  return path.length <= parts.length && path.every((part, index) => part === '*' || part === parts[index]);
}

function pathOf(node: ts.Node): string[] | undefined {
  if (ts.isIdentifier(node)) return node.text === '$' && !ts.isParameter(node.parent) ? [] : undefined;
  if (ts.isNonNullExpression(node)) return pathOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return extended(node.expression, node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: part } = node;
    return extended(node.expression, ts.isStringLiteral(part) ? part.text : '*');
  }
  return undefined;
}

function extended(expression: ts.Expression, part: string): string[] | undefined {
  const path = pathOf(expression);
  return path && [...path, part];
}
