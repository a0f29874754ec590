import { extname } from 'node:path';
import ts from 'typescript';
import type { SourcePlace } from './source-maps.ts';

/** The name of the function that encloses the place, as it is written in the source. */
export function functionNameAt({ file, line, column, content }: SourcePlace): string | undefined {
  const kind = extname(file).endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind);
  const start = source.getLineStarts()[line - 1];
  if (start === undefined) return undefined;

  const position = start + column;
  let name: string | undefined;
  const visit = (node: ts.Node) => {
    if (position < node.getStart(source) || position >= node.end) return;
    if (ts.isFunctionLike(node)) name = nameOf(node) ?? name;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return name;
}

/** A function's own name, or that of the variable or property to which it is assigned. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isBinaryExpression(parent) ? parent.left.getText() : undefined;
}
